import type { TeamFilter } from '#src/api/team.ts';
import { STAGES } from '#src/contract/team.ts';
import { team as messages } from '#src/messages/team.ts';
import { FilterSelect } from '#src/ui/dataTable/FilterSelect.tsx';

interface TeamFiltersProps {
  readonly filter: TeamFilter;
  /** an undefined value means all */
  readonly onChange: (changed: TeamFilter) => void;
}

const ALL = 'all';

const STAGE_OPTIONS = [
  { value: ALL, label: messages.allStages },
  ...STAGES.map((stage) => ({ value: `${stage}` as const, label: messages.stageOption(`${stage}`) })),
] as const;
const STATUS_OPTIONS = [
  { value: ALL, label: messages.allStatus },
  { value: 'active', label: messages.statuses.active },
  { value: 'inactive', label: messages.statuses.inactive },
] as const;

/** Filters by stage and status, applied by the provider (R2.36). */
export const TeamFilters = ({ filter, onChange }: TeamFiltersProps) => (
  <>
    <FilterSelect
      label={messages.stage}
      value={filter.stage ?? ALL}
      options={STAGE_OPTIONS}
      onChange={(stage) => onChange({ stage: stage === ALL ? undefined : stage })}
    />
    <FilterSelect
      label={messages.status}
      value={filter.status ?? ALL}
      options={STATUS_OPTIONS}
      onChange={(status) => onChange({ status: status === ALL ? undefined : status })}
    />
  </>
);
