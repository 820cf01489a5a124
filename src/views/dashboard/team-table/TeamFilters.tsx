import type { TeamFilter } from '../../../api/team';
import { STAGES } from '../../../contract/team';
import { FilterSelect } from '../../../ui/dataTable/FilterSelect';
import { team as sentences } from '../../../wording/team';

interface TeamFiltersProps {
  readonly filter: TeamFilter;
  /** an absent value is all of them */
  readonly onChange: (changed: TeamFilter) => void;
}

const ALL = 'all';

const STAGE_OPTIONS = [
  { value: ALL, label: sentences.allStages },
  ...STAGES.map((stage) => ({ value: `${stage}` as const, label: sentences.stageOption(`${stage}`) })),
] as const;
const STATUS_OPTIONS = [
  { value: ALL, label: sentences.allStatus },
  { value: 'active', label: sentences.statuses.active },
  { value: 'inactive', label: sentences.statuses.inactive },
] as const;

/** Stage and status (specification section 2), which the provider filters by. */
export const TeamFilters = ({ filter, onChange }: TeamFiltersProps) => (
  <>
    <FilterSelect
      label={sentences.stage}
      value={filter.stage ?? ALL}
      options={STAGE_OPTIONS}
      onChange={(stage) => onChange({ stage: stage === ALL ? undefined : stage })}
    />
    <FilterSelect
      label={sentences.status}
      value={filter.status ?? ALL}
      options={STATUS_OPTIONS}
      onChange={(status) => onChange({ status: status === ALL ? undefined : status })}
    />
  </>
);
