import { formatUnits } from '#src/domain/money.ts';
import { earnings as messages } from '#src/messages/earnings.ts';
import type { ChartDetails } from './ChartTooltip';

interface PeriodPart {
  readonly name: string;
  readonly units: bigint;
  /** the series with its fill, if it has one */
  readonly series?: number;
}

/** What was earned in a period and from whom: for a tooltip, and as a sentence. */
export const describePeriod = (
  period: string,
  units: bigint,
  parts: readonly PeriodPart[],
): { readonly details: ChartDetails; readonly description: string } => ({
  details: {
    title: period,
    value: formatUnits(units),
    parts: parts.map((part) => ({ ...part, value: formatUnits(part.units) })),
  },
  description: messages.sentence(
    period,
    formatUnits(units),
    parts.map((part) => messages.part(part.name, formatUnits(part.units))),
  ),
});
