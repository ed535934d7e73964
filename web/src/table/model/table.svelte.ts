/** A table as this browser knows it: what the server told, and what was sent but not yet answered. */
import { GameTexts } from "../../i18n/game-texts.ts";
import { nameOf } from "../../i18n/seats.ts";
import { usualBot } from "../../wire/bots.ts";
import { cards } from "../../wire/cards.svelte.ts";
import { newKey, type Gesture } from "../../wire/gestures.ts";
import { server } from "../../wire/http.ts";
import { socket, type Guest } from "../../wire/socket.svelte.ts";
import type {
  Entry,
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
import { ownThread, standing } from "./entries.ts";
import { planOf, type Plan } from "./plans.ts";
import { Recall, type Position } from "./recall.ts";

/** The server answers so many questions about what would be at once. */
const MOST_OUTLOOKS = 64;
/** The action by which every game ends a turn. */
const END_TURN = "end_turn";
const thoughtOf = (answers: string[]): string => answers.join("|");

export class Table implements Guest {
  sheet = $state.raw<TableSheet | undefined>();
  update = $state.raw<Update | undefined>();
  /** The moves that stand, newest last; what was taken back is not among them. */
  entries = $state.raw<Entry[]>([]);
  /** Entries of the newest update, for the board to animate. */
  fresh = $state.raw<Entry[]>([]);
  /** What each option would lead to, by its notation, as far as the server has told. */
  outlooks = $state.raw<Record<string, Outlook>>({});
  /** The same after answers given in thought, by `thoughtOf` them. */
  #thoughts = $state.raw<Record<string, Record<string, Outlook>>>({});
  refused = $state.raw<Mistake | undefined>();
  gone = $state(false);
  waiting = $state.raw<Gesture | undefined>();
  /** The last version this reader has acted at or looked past: what came later is news. */
  seenVersion = $state(0);
  /** Answers that were taken back and can be given again, the next one last. */
  undone = $state.raw<string[]>([]);
  #backs = 0;
  #asked = new Set<string>();
  #recall = new Recall();
  /** What the server told last, while an undo is shown that it has not confirmed yet. */
  #told = $state.raw<Position | undefined>();
  #hiddenAt = 0;

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

  get seats(): number {
    return this.sheet?.seats.length ?? 0;
  }

  /** Made anew only when somebody sits down or the language changes: every sentence on the table hangs on it. */
  readonly names = $derived.by((): string[] => (this.sheet?.seats ?? []).map(nameOf));

  readonly texts = $derived.by((): GameTexts | undefined => {
    const card = this.sheet && cards.of(this.sheet.game);
    return card && new GameTexts(card, this.names);
  });

  get options(): Option[] {
    return this.update?.options ?? [];
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
    if (!update || update.over || update.yours.length < 2) return undefined;
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

  // What a reader does

  /** Let a fair bot sit where nobody does. */
  async seatBot(seat: number): Promise<void> {
    const card = cards.of(this.sheet?.game ?? "");
    const bot = card && usualBot(card);
    if (bot) this.sheet = await server.seatBot(this.id, seat, bot.name);
  }

  /** Answer the question, and those that follow: all of it is carried out, or nothing. */
  play(...answers: string[]): void {
    if (this.busy) return;
    this.undone = [];
    this.#answer(answers);
  }

  #answer(actions: string[]): void {
    if (!this.update) return;
    this.#recall.keep({ update: this.update, entries: this.entries, outlooks: this.outlooks });
    this.seenVersion = this.update.version;
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
      this.seat === null ||
      this.sheet?.offer
    )
      return false;
    return this.entries.some((entry) => entry.what === "play" && entry.seat === this.seat);
  }

  askTakeBack(): void {
    const { update } = this;
    if (!update || this.busy) return;
    const own = this.entries.findLast((entry) => entry.what === "play" && entry.seat === this.seat);
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

  /** Ask what options in sight would lead to, once each. */
  wantOutlooks(notations: string[]): void {
    const wanted = notations.filter((notation) => !(notation in this.outlooks));
    if (wanted.length) this.#wantOutlook("", { actions: wanted.slice(0, MOST_OUTLOOKS) });
  }

  /** Ask for them whole, with events and the answers that would follow; such an outlook names its option. */
  wantWhole(notations: string[], depth = 1): void {
    const wanted = notations.filter((notation) => !this.outlooks[notation]?.option);
    if (wanted.length) this.#wantOutlook("", { actions: wanted.slice(0, MOST_OUTLOOKS), depth });
  }

  /** What each answer would lead to after others given in thought; undefined until the server has told. */
  outlooksAfter(answers: string[]): Record<string, Outlook> | undefined {
    return this.#thoughts[thoughtOf(answers)];
  }

  /** Ask for that, once for each position. */
  thinkAhead(answers: string[], depth = 1): void {
    if (!this.#thoughts[thoughtOf(answers)]) this.#wantOutlook(thoughtOf(answers), { answers, depth });
  }

  #wantOutlook(thought: string, wish: Pick<WantOutlook, "answers" | "actions" | "depth">): void {
    const asking = `${thought} ${wish.actions?.join(" ") ?? ""} ${wish.depth ?? 1}`;
    if (!this.update || this.#told || this.#asked.has(asking)) return;
    this.#asked.add(asking);
    socket.send({ type: "want_outlook", table: this.id, version: this.update.version, ...wish });
  }

  // What the server tells

  greet(): void {
    socket.send({
      type: "hello",
      table: this.id,
      have_version: this.update?.version ?? 0,
      invite: this.invite,
    });
    if (this.waiting) socket.send(this.waiting);
  }

  hear(message: ServerMessage): void {
    if ("table" in message && typeof message.table === "string" && message.table !== this.id) return;
    switch (message.type) {
      case "table_changed":
        if (message.table.id === this.id) this.sheet = message.table;
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
      case "history":
        this.#asTold();
        this.entries = standing(
          [],
          [...message.entries, ...this.entries.filter((entry) => entry.version > message.until)],
        );
        break;
      case "done":
        if (message.key === this.waiting?.key) this.waiting = undefined;
        break;
      case "refused":
        this.#refuse(message.key, message.error);
        break;
      case "gone":
        this.gone = true;
        break;
    }
  }

  #hearOutlooks({ version, answers, outlooks }: Outlooks): void {
    if (version !== this.update?.version) return;
    if (answers.length) this.#thoughts = { ...this.#thoughts, [thoughtOf(answers)]: outlooks };
    else this.outlooks = { ...this.outlooks, ...outlooks };
  }

  #send(gesture: Gesture): void {
    this.refused = undefined;
    this.waiting = gesture;
    socket.send(gesture);
  }

  #take(update: Update): void {
    const before = this.#told?.update ?? this.update;
    const first = before === undefined;
    if (before && update.version < before.version) return;
    this.#asTold();
    const news = before ? update.entries.filter((entry) => entry.version > before.version) : update.entries;
    if (before?.seat !== update.seat && update.since === 0 && !update.whole)
      this.entries = standing([], update.entries);
    else this.entries = standing(this.entries, news);
    if (update.whole) socket.send({ type: "since", table: this.id, since: 0, until: update.version });
    this.fresh = first ? [] : news;
    // What others did in between may have changed what the answers mean.
    if (news.some((entry) => entry.seat !== update.seat)) this.undone = [];
    // What was told of the same position on request is told more fully.
    if (update.version === before?.version) this.outlooks = { ...update.outlooks, ...this.outlooks };
    else {
      this.outlooks = update.outlooks;
      this.#thoughts = {};
    }
    this.#asked.clear();
    this.update = update;
    if (first) this.seenVersion = this.#lastOwn();
    this.#undoOn();
  }

  /** The version of my last move: what came after it is news to me. */
  #lastOwn(): number {
    return (
      this.entries.findLast((entry) => entry.what === "play" && entry.seat === this.seat)?.version ??
      this.update?.version ??
      0
    );
  }

  #undoOn(): void {
    if (this.#backs === 0) return;
    this.waiting = undefined;
    this.undo(this.#backs);
  }

  #refuse(key: string, mistake: Mistake): void {
    if (key && key !== this.waiting?.key) return;
    this.waiting = undefined;
    this.#asTold();
    this.#backs = 0;
    this.refused = mistake;
  }

  /** What others did since my last move, for the recap. */
  get news(): Entry[] {
    return this.entries.filter(
      (entry) =>
        entry.version > this.seenVersion &&
        entry.version > this.#hiddenAt &&
        entry.what === "play" &&
        entry.seat !== this.seat,
    );
  }

  hideNews(): void {
    this.#hiddenAt = this.update?.version ?? 0;
    this.seenVersion = this.#hiddenAt;
  }
}
