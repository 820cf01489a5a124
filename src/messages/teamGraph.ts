import { formatCount } from '#src/domain/counts.ts';

const members = (count: number) => `${formatCount(count)} ${count === 1 ? 'member' : 'members'}`;

/** The Team Tree Graph (R2.56 to R2.60). */
export const teamGraph = {
  title: 'Team Tree Graph',
  loading: 'Loading...',
  failed: 'Error loading tree',
  empty: 'No tree data available',
  noStructure:
    'There is no tree to draw: the provider lists your team without saying who stands below whom. The tab Team Tree has the list.',
  nobodyBelow: 'Nobody stands below you yet. Whoever joins your team appears here.',
  unknownName: 'Unknown',
  unknownInitial: '?',
  name: 'Name',
  stage: 'Stage',
  position: 'Position',
  member: (name: string, stage: number | undefined, position: string | undefined) =>
    [
      name,
      ...(stage === undefined ? [] : [`stage ${stage}`]),
      ...(position === undefined ? [] : [`position ${position}`]),
    ].join(', '),
  below: (count: number) => `${members(count)} directly below`,
  search: 'Find a member',
  searchHint: 'Name, e-mail or referral code',
  found: (count: number) => (count === 0 ? 'Nobody matches.' : `${members(count)} found`),
  moreFound: (count: number) => `and ${formatCount(count)} more: type more to narrow it down`,
  keys: 'Arrow keys walk the tree, Enter opens or closes a branch, Home goes to the top.',
  selected: 'Selected member',
  expand: 'Expand branch',
  collapse: 'Collapse branch',
  makeRoot: 'Show as root',
  locate: 'Show in the tree',
  breadcrumb: 'Root of the tree',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to view',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  closed: 'Branch closed',
  notActive: 'Not active',
  back: 'Back to the tree',
  wheel: 'Hold Ctrl or ⌘ and scroll to zoom',
  savePng: 'Save PNG',
  saveSvg: 'Save SVG',
  saveFailed: 'The picture could not be made. Collapse some branches and try again.',
} as const;
