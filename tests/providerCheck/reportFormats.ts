import { endpointKeys } from '#mocks/endpoint.ts';
import { formatJunit } from '../tools/junit';
import { affectedScreens } from './affectedScreens';
import type { Format } from './checkOptions';
import type { CheckReport } from './checkProvider';
import { type Finding, isBreach, nameCall } from './finding';

const listScreens = ({ call, kind }: Finding): string => {
  const screens = affectedScreens[call];
  return (kind === 'breaks' || kind === 'missing') && screens.length > 0 ? ` [${screens.join(', ')}]` : '';
};

const describe = (finding: Finding): string =>
  `${finding.kind}: ${finding.field === '' ? 'the reply' : finding.field} ${finding.kind === 'falls back' ? `– ${finding.text}` : finding.text}${listScreens(finding)}`;

const countOf = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

function formatText({ asked, notAsked, findings }: CheckReport): string {
  const calls = endpointKeys.flatMap((key) => {
    const own = findings.filter(({ call }) => call === key);
    return own.length === 0 ? [] : [nameCall(key), ...own.map((finding) => `  ${describe(finding)}`), ''];
  });
  const skipped = notAsked.map(([call, reason]) => `not asked: ${nameCall(call)}: ${reason}`);
  const breaches = findings.filter(isBreach).length;
  const checked = asked.filter((key) => !notAsked.some(([call]) => call === key));
  const total = `${checked.length} of ${endpointKeys.length} calls asked: ${countOf(breaches, 'breach', 'breaches')}, ${countOf(findings.length - breaches, 'note', 'notes')}`;
  return [...calls, ...skipped, total].join('\n');
}

/** One test case for each call: failed with breaches, skipped where it was not asked. */
const formatCheck = ({ notAsked, findings }: CheckReport): string =>
  formatJunit(
    'provider check',
    endpointKeys.map((key) => {
      const own = findings.filter(({ call }) => call === key);
      return {
        name: nameCall(key),
        className: 'provider',
        failures: own.filter(isBreach).map(describe),
        skipped: notAsked.find(([call]) => call === key)?.[1],
        output: own
          .filter((one) => !isBreach(one))
          .map(describe)
          .join('\n'),
      };
    }),
  );

const formatJson = ({ asked, notAsked, findings }: CheckReport): string =>
  JSON.stringify(
    {
      asked,
      notAsked: notAsked.map(([call, reason]) => ({ call, reason })),
      findings: findings.map((finding) => ({ ...finding, screens: affectedScreens[finding.call] })),
    },
    null,
    2,
  );

const formatters: Readonly<Record<Format, (report: CheckReport) => string>> = {
  text: formatText,
  json: formatJson,
  junit: formatCheck,
};

/** The report as text for people, as JSON, or as JUnit's XML for a build server. */
export const formatReport = (report: CheckReport, format: Format): string => formatters[format](report);
