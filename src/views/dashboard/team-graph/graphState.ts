import { type Expansion, expandTo, initialExpansion, toggleNode } from '#src/domain/teamExpansion.ts';
import { getPath, type Team, type TeamNode } from '#src/domain/teamTree.ts';

/** How the view changes: a member keeps its position, is revealed or centered, or the whole tree is fitted. */
export interface ViewTransition {
  readonly kind: 'keep' | 'reveal' | 'center' | 'fit';
  readonly id: string;
  /** whether the member is focused */
  readonly focus: boolean;
}

export interface GraphState {
  readonly rootId: string;
  /** the selected member, also the focusable one */
  readonly activeId: string;
  /** by root, so that going back restores the open branches */
  readonly expansions: ReadonlyMap<string, Expansion>;
  readonly transition: ViewTransition | null;
}

export type GraphAction =
  | { readonly type: 'select'; readonly id: string }
  | { readonly type: 'focus'; readonly id: string }
  | { readonly type: 'toggle'; readonly id: string; readonly focus: boolean }
  | { readonly type: 'root'; readonly id: string }
  | { readonly type: 'locate'; readonly id: string }
  /** opens all branches below the root, or closes all but the first level */
  | { readonly type: 'expandAll' | 'collapseAll'; readonly id: string };

/** The branches below a root that are open at first. */
export type GetFirstExpansion = (root: TeamNode) => Expansion;

export function createInitialState({ root }: Team, getFirst: GetFirstExpansion): GraphState {
  const expansions = new Map([[root.id, getFirst(root)]]);
  return { rootId: root.id, activeId: root.id, expansions, transition: null };
}

/** The root, the selected member below it and the open branches, as far as the team, which is read again, still has them. */
export function resolveState(team: Team, state: GraphState, getFirst: GetFirstExpansion) {
  const root = team.nodes.get(state.rootId) ?? team.root;
  const selected = team.nodes.get(state.activeId);
  const active = selected && getPath(selected).includes(root) ? selected : root;
  return { root, active, expansion: state.expansions.get(root.id) ?? getFirst(root) };
}

const withExpansion = (state: GraphState, root: TeamNode, expansion: Expansion) =>
  new Map(state.expansions).set(root.id, expansion);

export function graphReducer(
  team: Team,
  getFirst: GetFirstExpansion,
  state: GraphState,
  action: GraphAction,
): GraphState {
  const node = team.nodes.get(action.id);
  if (!node) return state;
  const { root, expansion } = resolveState(team, state, getFirst);
  const { id } = node;
  switch (action.type) {
    case 'select':
      return { ...state, activeId: id, transition: null };
    case 'focus':
      return { ...state, activeId: id, transition: { kind: 'reveal', id, focus: true } };
    case 'toggle': {
      const expansions = withExpansion(state, root, toggleNode(expansion, node));
      return { ...state, activeId: id, expansions, transition: { kind: 'keep', id, focus: action.focus } };
    }
    case 'root': {
      const expansions = withExpansion(state, node, state.expansions.get(id) ?? getFirst(node));
      // The button that was pressed is gone.
      return { rootId: id, activeId: id, expansions, transition: { kind: 'fit', id, focus: true } };
    }
    case 'expandAll':
    case 'collapseAll': {
      const depth = action.type === 'expandAll' ? Number.POSITIVE_INFINITY : 1;
      const expansions = withExpansion(state, root, initialExpansion(root, depth));
      return {
        ...state,
        activeId: root.id,
        expansions,
        transition: { kind: 'fit', id: root.id, focus: false },
      };
    }
    case 'locate': {
      const within = getPath(node).includes(root) ? root : team.root;
      const before = state.expansions.get(within.id) ?? getFirst(within);
      const expansions = withExpansion(state, within, expandTo(before, node));
      return { rootId: within.id, activeId: id, expansions, transition: { kind: 'center', id, focus: true } };
    }
  }
}
