/** A table as this browser knows it: what the server told, and what was sent but not yet answered. */
import { settings } from "../../app/settings.svelte.ts";
import { plain, strong } from "../../i18n/emphasis.ts";
import { GameTexts } from "../../i18n/game-texts.ts";
import { happeningText } from "../../i18n/happenings.ts";
import { nameOf, sitterName } from "../../i18n/seats.ts";
import { t } from "../../i18n/texts.svelte.ts";
import { usualBot } from "../../wire/bots.ts";
import { cards } from "../../wire/cards.svelte.ts";
import { newKey, type Gesture } from "../../wire/gestures.ts";
import { server } from "../../wire/http.ts";
import { socket, type Guest } from "../../wire/socket.svelte.ts";
import type {
  ClientMessage,
  Decide,
  Entry,
  EventLine,
  Happening,
  Hint,
  Mistake,
  Option,
  Outlook,
  Outlooks,
  Pending,
  ServerMessage,
  TableSheet,
  Update,
  WantOutlook,
} from "../../wire/types.ts";
import { Chat } from "./chat.svelte.ts";
import { newHappenings, ownThread, rewindsIn, since, standing, type Rewind } from "./entries.ts";
import { Film } from "./film.svelte.ts";
import type { Lesson } from "./lesson.svelte.ts";
import { planOf, type Plan } from "./plans.ts";
import type { Puzzle } from "./puzzle.svelte.ts";
import { Reasons } from "./reasons.svelte.ts";
import { Recall, type Position } from "./recall.ts";
import {
  changesOf,
  chiefOf,
  isTold,
  lastOfEach,
  sinceMine,
  storiesOf,
  turnOf,
  type Changes,
  type Story,
} from "./stories.ts";
import { PLAIN, type Scene, type Telling } from "./telling.ts";

/** The server answers so many questions about what would be at once. */
const MOST_OUTLOOKS = 64;
/** The action by which every game ends a turn. */
const END_TURN = "end_turn";
/** The store does not answer for a while; what was asked is asked again with the same key. */
const STORE_AWAY = "server_busy";
/** So many letters have room in one line over the board. */
const LONGEST_CAPTION = 48;
/** How long such an answer stays, in milliseconds. */
const READ = 5000;
/** A page that was away longer than this is told in stories, not in a film. */
const LONGEST_FILM = 24;
const thoughtOf = (answers: string[]): string => answers.join("|");

export class Table implements Guest {
  sheet = $state.raw<TableSheet | undefined>();
  update = $state.raw<Update | undefined>();
  /** The moves that stand, newest last; what was taken back is not among them. */
  entries = $state.raw<Entry[]>([]);
  /** What was taken back by consent, or from bots. */
  rewinds = $state.raw<Rewind[]>([]);
  /** How the game at this table is told. */
  telling = $state.raw<Telling>(PLAIN);
  /** What others do, one move after another. */
  readonly film = new Film({
    show: (update) => this.#show(update),
    others: () => this.#others(),
    scene: (entry) => this.#scene(entry),
    marks: (entry) => this.telling.scene?.(entry).marks ?? [],
    speed: () => (settings.still || document.hidden ? 0 : settings.speed),
  });
  /** Entries of the newest update, for the board to animate. */
  fresh = $state.raw<Entry[]>([]);
  /** What each option would lead to, by its notation, as far as the server has told. */
  outlooks = $state.raw<Record<string, Outlook>>({});
  /** The same after answers given in thought, by `thoughtOf` them. */
  #thoughts = $state.raw<Record<string, Record<string, Outlook>>>({});
  /** Why answers cannot be given, as far as it was asked. */
  readonly reasons = new Reasons(
    (asking) => {
      if (this.update && !this.#told)
        socket.send({ type: "want_reasons", table: this.id, version: this.update.version, ...asking });
    },
    (why) => this.explain(why),
  );
  refused = $state.raw<Mistake | undefined>();
  /** Why the last click meant nothing, for the line of context. */
  why = $state("");
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  /** What somebody at the table has just done, for the same line. */
  news = $state("");
  #newsEnds: ReturnType<typeof setTimeout> | undefined;
  gone = $state(false);
  waiting = $state.raw<Gesture | undefined>();
  /** Answers that were taken back and can be given again, the next one last. */
  undone = $state.raw<string[]>([]);
  #backs = 0;
  #asked = new Set<string>();
  #recall = new Recall();
  /** What the server told last, while an undo is shown that it has not confirmed yet. */
  #told = $state.raw<Position | undefined>();

  /** The lesson that is held here, once its card is known. */
  lesson = $state.raw<Lesson | undefined>();
  /** The puzzle that is asked here, once its card is known. */
  puzzle = $state.raw<Puzzle | undefined>();
  /** What a coach may say about the open question, the most urgent first. */
  advice = $state.raw<string[]>([]);

  /** What a level would answer to the open question. */
  #hint = $state.raw<Hint | undefined>();
  /** Whether one is being thought about. */
  hinting = $state(false);

  readonly chat: Chat;
  /** What this table is a plan of, if it is one. */
  readonly plan: Plan | undefined;

  constructor(
    readonly id: string,
    readonly invite = "",
  ) {
    this.chat = new Chat(id);
    this.plan = planOf(id);
  }

  enter(): void {
    socket.join(this);
  }

  leave(): void {
    socket.send({ type: "bye", table: this.id });
    socket.leave(this);
  }

  // What there is to know

  get seat(): number | null {
    return this.update?.seat ?? null;
  }

  /** What may be seen from there; nothing before the first update. */
  get view(): Record<string, unknown> {
    return this.update?.view ?? {};
  }

  get seats(): number {
    return this.sheet?.seats.length ?? 0;
  }

  /** Made anew only when somebody sits down or the language changes: every sentence on the table hangs on it. */
  readonly names = $derived.by((): string[] => (this.sheet?.seats ?? []).map(nameOf));

  readonly texts = $derived.by((): GameTexts | undefined => {
    const card = this.sheet && cards.of(this.sheet.game);
    return card && new GameTexts(card, this.names);
  });

  /** What people did since the match began, for the log. */
  readonly happenings = $derived.by((): Happening[] =>
    since(this.sheet?.happenings ?? [], this.entries.find((entry) => entry.what === "begin")?.time ?? 0),
  );

  /** What everybody was called when an entry was written: whoever came later has not played it. */
  namesAt(version: number): string[] {
    return (this.sheet?.seats ?? []).map((seat) => sitterName(seat, version));
  }

  /** The sentences of that time; the same ones as now, where nobody has changed places. */
  textsAt(version: number): GameTexts | undefined {
    const names = this.namesAt(version);
    return this.texts && names.some((name, seat) => name !== this.names[seat])
      ? new GameTexts(this.texts.card, names)
      : this.texts;
  }

  /** What may be answered; nothing before the others' moves were shown, or at a match that was stopped. */
  get options(): Option[] {
    return this.film.rolling || this.stopped ? [] : (this.update?.options ?? []);
  }

  /** The question that this reader must answer now. */
  get question(): Pending | undefined {
    return this.seat === null || this.stopped || !this.options.length
      ? undefined
      : this.update?.pending.find((pending) => pending.seat === this.seat);
  }

  /** Whether the match was stopped before its end. */
  get stopped(): boolean {
    return this.sheet?.status === "ended";
  }

  get myTurn(): boolean {
    return this.question !== undefined;
  }

  /** Whether a copy of the position can be made to try things in. */
  get mayPlan(): boolean {
    return !this.plan && !this.update?.over && this.seat !== null && this.update?.yours.length === 1;
  }

  /** A seat of mine that must decide while this browser shows another or none: pass the screen. */
  get handOver(): number | undefined {
    const { update } = this;
    if (this.film.rolling || !update || update.over || update.yours.length < 2) return undefined;
    // Several may have to decide at once: whoever is shown goes first.
    if (update.pending.some((pending) => pending.seat === update.seat)) return undefined;
    return update.pending.find(
      (pending) => update.yours.includes(pending.seat) && pending.seat !== update.seat,
    )?.seat;
  }

  /** Changes with the question, and only then. */
  readonly step = $derived(`${this.seat}.${this.entries.length}`);

  get toAct(): number[] {
    return [...new Set((this.update?.pending ?? []).map((pending) => pending.seat))];
  }

  get busy(): boolean {
    return this.waiting !== undefined || this.#told !== undefined;
  }

  get lost(): boolean {
    return socket.state === "lost";
  }

  // What happened, in turns

  /** The turns of others since my last one; for who has no turns, the last of everybody. */
  readonly stories = $derived.by((): Story[] => {
    if (this.seat === null) return storiesOf(lastOfEach(this.entries));
    return storiesOf(sinceMine(this.entries, this.seat)).filter(
      (story) => story.seat !== this.seat && isTold(story),
    );
  });

  /** The turn under way. */
  readonly turn = $derived.by((): Entry[] => {
    const card = this.texts?.card;
    return card ? turnOf(this.entries, card.turn_event) : [];
  });

  /** What my ledger changed by in it. */
  readonly turnChanges = $derived.by((): Changes =>
    this.seat === null ? {} : changesOf(this.turn, this.seat),
  );

  /** What a seat's ledger changed by since my last turn ended. */
  gainedBy(seat: number): Changes {
    return changesOf(this.#recent, seat);
  }

  readonly #recent = $derived(
    this.seat === null ? lastOfEach(this.entries) : sinceMine(this.entries, this.seat),
  );

  /** Events that begin or end something, and tell nothing of it. */
  readonly #headings = $derived.by(() => {
    const card = this.texts?.card;
    return new Set(card ? [card.turn_event, card.end_event] : []);
  });

  #chief(entries: readonly Entry[], seat: number): EventLine | undefined {
    return chiefOf(entries, seat, this.telling.chief, this.#headings);
  }

  /** The one sentence that these entries of a seat are worth. */
  sentenceOf(entries: readonly Entry[], seat: number): string {
    const chief = this.#chief(entries, seat);
    return chief ? this.tell(chief, entries[0]?.version ?? 0) : "";
  }

  /** What an event of that version is told as on this page, under the names of that time. */
  tell(event: EventLine, version: number): string {
    const texts = this.textsAt(version);
    if (!texts) return "";
    return this.telling.sentence?.(event, strong(texts.player(event.seat))) ?? texts.event(event);
  }

  /** The same in a few words. */
  headlineOf(entries: readonly Entry[], seat: number): string {
    // What is decided in secret has happened, but there is nothing to tell of it yet.
    return this.#brief(entries, seat) || (this.names[seat] ?? "");
  }

  #brief(entries: readonly Entry[], seat: number): string {
    const chief = this.#chief(entries, seat);
    return (chief && this.telling.headline?.(chief)) || plain(this.sentenceOf(entries, seat));
  }

  /** The symbol that stands for these entries. */
  pictureOf(entries: readonly Entry[], seat: number): string | undefined {
    const chief = this.#chief(entries, seat);
    return chief && this.telling.picture?.(chief);
  }

  /** What of the others' turns touches me, in a sentence: what happened to me, or else what concerns everybody. */
  readonly touching = $derived.by((): string => {
    const events = this.stories
      .flatMap((story) => story.entries)
      .flatMap((entry) => entry.events.map((event) => ({ event, version: entry.version })));
    const own = events.find(({ event }) => event.seat === this.seat && !this.#headings.has(event.kind));
    const found = own ?? events.findLast(({ event }) => this.telling.news?.includes(event.kind));
    return found ? plain(this.tell(found.event, found.version)) : "";
  });

  /** What others did in the update that is shown. */
  #others(): Entry[] {
    const yours = this.update?.yours ?? [];
    return this.fresh.filter((entry) => entry.what === "play" && !yours.includes(entry.seat));
  }

  #scene(entry: Entry): Scene {
    const scene = this.telling.scene?.(entry) ?? {};
    return { caption: this.#caption(entry), ...scene };
  }

  /** A whole sentence where it is short enough for one line over the board, else a few words. */
  #caption(entry: Entry): string {
    const sentence = this.sentenceOf([entry], entry.seat);
    if (plain(sentence).length <= LONGEST_CAPTION) return sentence;
    const headline = this.#brief([entry], entry.seat);
    return headline && t("web-told-by", { player: strong(this.texts?.player(entry.seat) ?? ""), headline });
  }

  /** What nobody chose is pointed out on the board, and stands in the bar. */
  #showForced(): void {
    for (const entry of this.fresh) {
      if (entry.what !== "play" || entry.seat !== this.seat || entry.by !== "person") continue;
      const event = this.telling.forced?.(entry);
      if (!event) continue;
      const what = this.tell(event, entry.version);
      this.#say(t("web-forced", { what }));
      const pulses = this.telling.scene?.(entry).pulses ?? [];
      this.film.flash(entry, { caption: t("web-forced", { what }), pulses }, settings.stopsAtForced);
    }
  }

  /** In the line of context, for as long as it takes to read. */
  #say(news: string): void {
    this.news = news;
    clearTimeout(this.#newsEnds);
    this.#newsEnds = setTimeout(() => (this.news = ""), READ);
  }

  /** A game that has come says how it is told. */
  tellBy(telling: Telling): void {
    this.telling = telling;
    this.#markAnew();
  }

  /** Mark anew what stays marked, after the log has changed otherwise than by going on. */
  #markAnew(): void {
    this.film.forget();
    for (const entry of lastOfEach(this.entries)) this.film.mark(entry);
  }

  // What a reader does

  /** Whether each thing is asked by itself: a lesson does, and a puzzle, and whoever wants it so. */
  get asksEach(): boolean {
    return settings.asksEach || this.lesson !== undefined || this.puzzle !== undefined;
  }

  /** Let a fair bot sit where nobody does. */
  async seatBot(seat: number): Promise<void> {
    const card = cards.of(this.sheet?.game ?? "");
    const bot = card && usualBot(card);
    if (bot) this.sheet = await server.seatBot(this.id, seat, bot.name);
  }

  /** Say what shall happen at the seat of somebody who is not there; more than half decides. */
  async decide(seat: number, choice: Decide["choice"]): Promise<void> {
    this.sheet = await server.decide(this.id, seat, choice);
  }

  /** Answer the question, and those that follow: all of it is carried out, or nothing. */
  play(...answers: string[]): void {
    if (this.busy || this.lesson?.refuses(answers) || this.puzzle?.takes(answers)) return;
    this.undone = [];
    this.#answer(answers);
  }

  #answer(actions: string[]): void {
    if (!this.update) return;
    this.#recall.keep({ update: this.update, entries: this.entries, outlooks: this.outlooks });
    this.#send({
      type: "play",
      table: this.id,
      version: this.update.version,
      key: newKey(),
      actions,
      seat: this.seat,
    });
  }

  /** Whether nothing is left to do in this turn but to end it, or to interrupt its end. */
  get mayEndTurn(): boolean {
    return this.question !== undefined && this.options.some((option) => option.kind === END_TURN);
  }

  /** The options that are choices; ending the turn has a button of its own. */
  get choices(): Option[] {
    return this.options.filter((option) => option.kind !== END_TURN);
  }

  endTurn(): void {
    if (this.mayEndTurn) this.play(END_TURN);
  }

  /** Answer a click that means nothing: what is missing, then what there is. */
  explain(why: string): void {
    this.why = why;
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => (this.why = ""), READ);
  }

  /** Take back one answer, or several one after another. */
  undo(steps = 1): void {
    if (this.busy || !this.update) return;
    if (!this.update.can_take_back) {
      this.#takeBackTurn();
      return;
    }
    const last = this.crumbs.at(-1)?.choice?.notation;
    if (last) this.undone = [...this.undone, last];
    this.#backs = steps - 1;
    this.#send({
      type: "take_back",
      table: this.id,
      version: this.update.version,
      key: newKey(),
      seat: this.seat,
    });
    if (steps === 1) this.#goBack(1);
  }

  /** Whether there is something to undo: an answer of this turn, or, where only bots would mind, a whole turn. */
  get mayUndo(): boolean {
    return this.update !== undefined && (this.update.can_take_back || this.update.turn_start !== null);
  }

  #takeBackTurn(): void {
    const { update } = this;
    if (!update || update.turn_start === null) return;
    this.#send({
      type: "ask_take_back",
      table: this.id,
      version: update.version,
      key: newKey(),
      moves: update.turn_start,
      seat: this.seat,
    });
  }

  /** Give the answer again that was taken back last. */
  redo(): void {
    const next = this.redoable;
    if (this.busy || next === undefined) return;
    this.undone = this.undone.slice(0, -1);
    this.#answer([next]);
  }

  get redoable(): string | undefined {
    const next = this.undone.at(-1);
    return this.options.some((option) => option.notation === next) ? next : undefined;
  }

  /** My answers of this turn that can still be taken back, oldest first. */
  readonly crumbs = $derived.by((): Entry[] => {
    const card = this.texts?.card;
    if (!card || !this.update?.can_take_back) return [];
    const reveals = card.events.filter((event) => event.reveals).map((event) => event.name);
    return ownThread(this.entries, this.seat, new Set([...reveals, card.turn_event]));
  });

  restartTurn(): void {
    if (this.busy || !this.update?.can_take_back) return;
    const { crumbs } = this;
    this.undone = [...this.undone, ...crumbs.flatMap((entry) => entry.choice?.notation ?? []).reverse()];
    this.#send({
      type: "restart_turn",
      table: this.id,
      version: this.update.version,
      key: newKey(),
      seat: this.seat,
    });
    this.#goBack(crumbs.length);
  }

  /** Show at once what was taken back, as far as it is remembered; what the server tells then stands. */
  #goBack(answers: number): void {
    if (!this.update) return;
    const now: Position = { update: this.update, entries: this.entries, outlooks: this.outlooks };
    const before = this.#recall.find(now, this.entries.length - answers);
    if (!before) return;
    this.#told = now;
    this.fresh = [];
    ({ update: this.update, entries: this.entries, outlooks: this.outlooks } = before);
  }

  #asTold(): void {
    if (this.#told) ({ update: this.update, entries: this.entries, outlooks: this.outlooks } = this.#told);
    this.#told = undefined;
  }

  show(seat: number | null): void {
    socket.send({ type: "show", table: this.id, seat, have_version: this.update?.version ?? 0 });
  }

  answer(answer: string): void {
    const offer = this.sheet?.offer;
    if (offer) socket.send({ type: "answer", table: this.id, key: newKey(), offer: offer.id, answer });
  }

  /** Whether my last move is out of my hands, but the others may be asked to let me have it back. */
  get mayAskTakeBack(): boolean {
    const { update } = this;
    if (
      !update ||
      update.over ||
      update.can_take_back ||
      this.myTurn ||
      this.film.rolling ||
      // Where only bots would mind nobody needs to be asked.
      update.turn_start !== null ||
      this.seat === null ||
      this.sheet?.offer
    )
      return false;
    return this.entries.some((entry) => entry.what === "play" && entry.seat === this.seat);
  }

  askTakeBack(): void {
    const { update } = this;
    if (!update || this.busy) return;
    // The whole of my last turn, as it goes back where only bots would mind.
    const plays = this.entries.filter((entry) => entry.what === "play");
    const own = storiesOf(plays).findLast((story) => story.seat === this.seat)?.entries[0];
    if (own)
      this.#send({
        type: "ask_take_back",
        table: this.id,
        version: update.version,
        key: newKey(),
        moves: own.moves - 1,
        seat: this.seat,
      });
  }

  /** Ask everybody to stop the match here. */
  askEnd(): void {
    if (!this.busy) this.#send({ type: "ask_end", table: this.id, key: newKey() });
  }

  /** Ask what options in sight would lead to, once each. */
  wantOutlooks(notations: string[]): void {
    const wanted = notations.filter((notation) => !(notation in this.outlooks));
    if (wanted.length) this.#wantOutlook("", { actions: wanted.slice(0, MOST_OUTLOOKS) });
  }

  /** Ask for them whole, with events and the answers that would follow; such an outlook names its option. */
  wantWhole(notations: string[], depth = 1, finish = false): void {
    const isTold = ({ option, best }: Outlook): boolean =>
      finish ? best !== undefined : option !== undefined;
    const wanted = notations.filter((notation) => !isTold(this.outlooks[notation] ?? { changes: {} }));
    if (wanted.length) this.#wantOutlook("", { actions: wanted.slice(0, MOST_OUTLOOKS), depth, finish });
  }

  /** What each answer would lead to after others given in thought; undefined until the server has told. */
  outlooksAfter(answers: string[]): Record<string, Outlook> | undefined {
    return this.#thoughts[thoughtOf(answers)];
  }

  /** Ask for that, once for each position. */
  thinkAhead(answers: string[], depth = 1): void {
    if (!this.#thoughts[thoughtOf(answers)]) this.#wantOutlook(thoughtOf(answers), { answers, depth });
  }

  /** Ask what a coach may say now. */
  wantAdvice(): void {
    if (this.update) socket.send({ type: "want_advice", table: this.id, version: this.update.version });
  }

  /** The hint for the position that is shown. */
  get hint(): Hint | undefined {
    return this.#hint?.version === this.update?.version && !this.film.rolling ? this.#hint : undefined;
  }

  /** Ask what a level that answers quickly would do. */
  wantHint(): void {
    if (!this.update || this.busy || this.hinting || this.hint) return;
    this.hinting = true;
    socket.send({ type: "want_hint", table: this.id, version: this.update.version });
  }

  dropHint(): void {
    this.#hint = undefined;
  }

  #wantOutlook(thought: string, wish: Pick<WantOutlook, "answers" | "actions" | "depth" | "finish">): void {
    const asking = `${thought} ${wish.actions?.join(" ") ?? ""} ${wish.depth ?? 1}`;
    if (!this.update || this.#told || this.#asked.has(asking)) return;
    this.#asked.add(asking);
    socket.send({ type: "want_outlook", table: this.id, version: this.update.version, ...wish });
  }

  // What the server tells

  #hello(): ClientMessage {
    return {
      type: "hello",
      table: this.id,
      have_version: this.update?.version ?? 0,
      invite: this.invite,
    };
  }

  greet(): void {
    socket.send(this.#hello());
    this.hinting = false;
    if (this.waiting) socket.send(this.waiting);
  }

  hear(message: ServerMessage): void {
    if ("table" in message && typeof message.table === "string" && message.table !== this.id) return;
    switch (message.type) {
      case "table_changed":
        if (message.table.id === this.id) this.#takeSheet(message.table);
        break;
      case "update":
        this.#take(message);
        break;
      case "chat_log":
        this.chat.hear(message.lines);
        break;
      case "outlooks":
        this.#hearOutlooks(message);
        break;
      case "reasons":
        if (message.version === this.update?.version) this.reasons.hear(message.answers, message.reasons);
        break;
      case "advice":
        if (message.version === this.update?.version) this.advice = message.says;
        break;
      case "hint":
        this.hinting = false;
        this.#hint = message;
        break;
      case "history":
        this.#asTold();
        this.rewinds = rewindsIn(message.entries);
        this.entries = standing(
          [],
          [...message.entries, ...this.entries.filter((entry) => entry.version > message.until)],
        );
        break;
      case "done":
        if (message.key === this.waiting?.key) this.waiting = undefined;
        break;
      case "refused":
        if (!message.key) this.hinting = false;
        this.#refuse(message.key, message.error);
        break;
      case "gone":
        this.gone = true;
        break;
    }
  }

  /** Who left, came back or ran out of time while this page looked on is told in the bar, too. */
  #takeSheet(sheet: TableSheet): void {
    const known = this.sheet?.happenings;
    this.sheet = sheet;
    const news = known && sheet.status === "playing" ? newHappenings(known, sheet.happenings) : [];
    if (!news.length) return;
    this.#say(news.map(happeningText).join(" "));
  }

  #hearOutlooks({ version, answers, outlooks }: Outlooks): void {
    if (version !== this.update?.version) return;
    if (answers.length) this.#thoughts = { ...this.#thoughts, [thoughtOf(answers)]: outlooks };
    else this.outlooks = { ...this.outlooks, ...outlooks };
  }

  #send(gesture: Gesture): void {
    this.refused = undefined;
    this.why = "";
    this.waiting = gesture;
    socket.send(gesture);
  }

  #take(update: Update): void {
    const before = this.film.newest ?? this.#told?.update ?? this.update;
    if (before && update.version < before.version) return;
    if (before && this.#isFilmed(update, before)) {
      this.film.add(update);
      return;
    }
    this.film.skip();
    this.#show(update);
    if (!before || this.fresh.some((entry) => entry.what !== "play")) this.#markAnew();
    else for (const entry of this.fresh) this.film.mark(entry);
  }

  /** Whether an update is others' doing, and somebody watches. */
  #isFilmed(update: Update, before: Update): boolean {
    if (update.whole || before.seat !== update.seat || settings.still || document.hidden || !settings.speed)
      return false;
    const news = update.entries.filter((entry) => entry.version > before.version);
    return (
      news.length <= LONGEST_FILM &&
      news.every((entry) => entry.what === "play") &&
      news.some((entry) => !update.yours.includes(entry.seat))
    );
  }

  #show(update: Update): void {
    const before = this.#told?.update ?? this.update;
    const first = before === undefined;
    this.#asTold();
    const news = before ? update.entries.filter((entry) => entry.version > before.version) : update.entries;
    if (before?.seat !== update.seat && update.since === 0 && !update.whole)
      this.entries = standing([], update.entries);
    else this.entries = standing(this.entries, news);
    this.rewinds = [...(update.since === 0 ? [] : this.rewinds), ...rewindsIn(news)];
    if (update.whole) socket.send({ type: "since", table: this.id, since: 0, until: update.version });
    this.fresh = first ? [] : news;
    // What others did in between may have changed what the answers mean.
    if (news.some((entry) => entry.seat !== update.seat)) this.undone = [];
    // What was told of the same position on request is told more fully.
    if (update.version === before?.version) this.outlooks = { ...update.outlooks, ...this.outlooks };
    else {
      this.outlooks = update.outlooks;
      this.#thoughts = {};
      this.reasons.forget();
    }
    this.#asked.clear();
    if (update.version !== before?.version) this.advice = [];
    this.update = update;
    this.#showForced();
    this.#undoOn();
  }

  #undoOn(): void {
    if (this.#backs === 0) return;
    this.waiting = undefined;
    this.undo(this.#backs);
  }

  #refuse(key: string, mistake: Mistake): void {
    if (key && key !== this.waiting?.key) return;
    if (mistake.kind === STORE_AWAY) {
      // Nothing was refused: the same gesture, or greeting, counts once whenever it arrives.
      if (key && this.waiting) socket.sendLater(this.waiting);
      else if (!key) socket.sendLater(this.#hello());
      return;
    }
    this.waiting = undefined;
    this.#asTold();
    this.#backs = 0;
    this.refused = mistake;
  }
}
