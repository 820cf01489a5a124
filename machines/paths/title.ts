import { countOf } from './describe';
import type { Graph } from './explore';
import type { Plan, Step } from './plan';

const MAX_TITLE_LENGTH = 120;

/** First and last state, and the rarest cases on the way, as far as they fit. */
export function makeTitle(graph: Graph, start: Plan['start'], steps: readonly Step[]): string {
  const { describeText } = graph.model.kinds;
  const end = steps.at(-1)?.expected.state ?? start.expected.state;
  const summary = `From ${start.expected.state} to ${end} in ${countOf(steps.length, 'step')}`;
  const count = (sentence: string) => graph.edges.filter((edge) => edge.case.sentence === sentence).length;
  const sentences = [...new Set(steps.filter(({ took }) => took.length > 0).map(({ sentence }) => sentence))];
  // Paths begin alike and end differently: among equally rare cases, the later ones.
  const byRarity = sentences.map((sentence) => ({ sentence, frequency: count(sentence) })).reverse();
  byRarity.sort((one, other) => one.frequency - other.frequency);
  const salient = new Set<string>();
  let room = MAX_TITLE_LENGTH - summary.length;
  for (const { sentence } of byRarity) {
    if (describeText(sentence).length + 2 > room) continue;
    room -= describeText(sentence).length + 2;
    salient.add(sentence);
  }
  const shown = sentences
    .filter((sentence) => salient.has(sentence))
    .map(describeText)
    .join(', ');
  return shown ? `${summary}: ${shown}` : summary;
}
