import { resolveForReader } from './describe';
import type { Graph } from './explore';
import type { Plan, Step } from './plan';

const TITLE_LENGTH = 120;

/** From where to where, and by way of what is rarest in the machine, as far as the room goes. */
export function titleOf(graph: Graph, start: Plan['start'], steps: readonly Step[]): string {
  const end = steps.at(-1)?.expected.state ?? start.expected.state;
  const said = `From ${start.expected.state} to ${end} in ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  const count = (sentence: string) => graph.edges.filter((edge) => edge.case.sentence === sentence).length;
  const sentences = [...new Set(steps.filter(({ took }) => took.length > 0).map(({ sentence }) => sentence))];
  // Paths begin alike and end in different ways: among the rare ones, the later.
  const byRarity = sentences.map((sentence) => ({ sentence, often: count(sentence) })).reverse();
  byRarity.sort((one, other) => one.often - other.often);
  const salient = new Set<string>();
  let room = TITLE_LENGTH - said.length;
  for (const { sentence } of byRarity) {
    if (resolveForReader(sentence).length + 2 > room) continue;
    room -= resolveForReader(sentence).length + 2;
    salient.add(sentence);
  }
  const told = sentences
    .filter((sentence) => salient.has(sentence))
    .map(resolveForReader)
    .join(', ');
  return told ? `${said}: ${told}` : said;
}
