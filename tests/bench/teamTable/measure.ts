import type { Subject, Team } from './subject';

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Resolves once the frame whose callback this is called in has been drawn. */
const painted = async () => {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
};

const GIVE_UP = 10_000;

/** Milliseconds from the start of a step until what it leads to is on the screen. */
async function untilSeen(step: () => void, isSeen: () => boolean): Promise<number> {
  const start = performance.now();
  step();
  do {
    if (performance.now() - start > GIVE_UP) throw new Error(`nothing came of ${step}`);
    await nextFrame();
  } while (!isSeen());
  await painted();
  return performance.now() - start;
}

/** Milliseconds between the frames of a quick scroll, and of work within each. */
async function scroll(area: Element): Promise<{ frames: number[]; work: number[] }> {
  const frames: number[] = [];
  const work: number[] = [];
  let before = await nextFrame();
  for (let step = 0; step < 150; step++) {
    area.scrollTop += 240;
    const now = await nextFrame();
    const started = performance.now();
    await painted();
    work.push(performance.now() - started);
    frames.push(now - before);
    before = now;
  }
  return { frames: frames.slice(5), work: work.slice(5) };
}

const IDLE_MS = 250;

export interface Sample {
  readonly 'first paint': number;
  readonly 'first keystroke': number;
  readonly 'next keystroke': number;
  readonly sort: number;
  readonly filter: number;
  readonly frames: readonly number[];
  readonly work: readonly number[];
}

/**
 * Goes through all steps once, so many milliseconds after a frame each. A person presses at any time between two frames;
 * after pauses of one length all steps would begin at the same time between them, and wait equally long for the next.
 */
export async function measure(subject: Subject, team: Team, afterFrame: number): Promise<Sample> {
  const idle = async () => {
    await nextFrame();
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS + afterFrame));
  };
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const having = (words: string) =>
    team.filter(({ name, email, referral_code }) =>
      `${name} ${email} ${referral_code}`.toLowerCase().includes(words),
    );
  const [one, two] = [having('a').length, having('an').length];
  const lowest = team.toSorted((a, b) => collator.compare(a.referral_code, b.referral_code))[0]
    ?.referral_code;
  const ofStage = team.filter(({ stage }) => stage === 2).length;
  const counts = (total: number) => () => subject.rowCount() === total && subject.firstCode() !== undefined;

  await idle();
  const firstPaint = await untilSeen(subject.mount, counts(team.length));
  await idle();
  const firstKey = await untilSeen(() => subject.search('a'), counts(one));
  await idle();
  const nextKey = await untilSeen(() => subject.search('an'), counts(two));
  await idle();
  await untilSeen(() => subject.search(''), counts(team.length));
  await idle();
  const sort = await untilSeen(subject.sort, () => subject.firstCode() === lowest);
  await idle();
  const area = subject.area();
  if (!area) throw new Error('nothing scrolls');
  const { frames, work } = await scroll(area);
  await idle();
  const filter = await untilSeen(() => subject.chooseStage(2), counts(ofStage));
  await idle();
  subject.unmount();
  return {
    'first paint': firstPaint,
    'first keystroke': firstKey,
    'next keystroke': nextKey,
    sort,
    filter,
    frames,
    work,
  };
}
