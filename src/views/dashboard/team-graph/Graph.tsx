import { useCallback, useMemo, useReducer, useRef } from 'react';
import { initialExpansion, isAllOpen, isOpen } from '#src/domain/teamExpansion.ts';
import type { Team, TeamNode } from '#src/domain/teamTree.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { createIcon } from '#src/ui/icons/Icon.tsx';
import { Breadcrumb } from './Breadcrumb';
import * as styles from './Graph.css';
import { createLayout, getFittingDepth, layoutMembers } from './graphLayout';
import {
  createInitialState,
  type GetFirstExpansion,
  type GraphAction,
  type GraphState,
  graphReducer,
  resolveState,
} from './graphState';
import { MemberSearch } from './MemberSearch';
import { SelectedMember } from './SelectedMember';
import { StageLegend } from './StageLegend';
import { saveImage } from './saveImage';
import { type CanvasHandle, TreeCanvas } from './TreeCanvas';

interface GraphProps {
  readonly team: Team;
  readonly initialDepth: number | undefined;
  /** pixels, above 0 */
  readonly width: number;
}

const ZOOM_STEP = 1.5;

const ZoomOutIcon = createIcon('M5 12h14');
const ZoomInIcon = createIcon('M5 12h14M12 5v14');
const FitIcon = createIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');

/** All but the first level can be closed at once, where there is more. */
const hasSecondLevel = ({ children }: TeamNode) => children.some((child) => child.children.length > 0);

/** The tree with search, zoom, export and details. The open branches are state of this component, not of the library. */
export function Graph({ team, initialDepth, width }: GraphProps) {
  const getFirst: GetFirstExpansion = (root) =>
    initialExpansion(root, initialDepth ?? getFittingDepth(root, width));
  const [state, dispatch] = useReducer(
    (state: GraphState, action: GraphAction) => graphReducer(team, getFirst, state, action),
    undefined,
    () => createInitialState(team, getFirst),
  );
  const { root, active, expansion } = resolveState(team, state, getFirst);
  const layOut = useMemo(() => createLayout(root, (node) => isOpen(expansion, node)), [root, expansion]);
  const layout = layOut(width);
  const activeId = layout.nodesByKey.has(active.id) ? active.id : root.id;
  const isAlone = team.root.children.length === 0;
  const canvas = useRef<CanvasHandle>(null);
  const save = (format: 'png' | 'svg') =>
    void saveImage(
      layoutMembers(root, (node) => isOpen(expansion, node)),
      format,
    );
  const makeRoot = useCallback((id: string) => dispatch({ type: 'root', id }), []);

  return (
    <>
      {!isAlone && (
        <div className={styles.toolbar}>
          <MemberSearch team={team} onFind={(id) => dispatch({ type: 'locate', id })} />
          <div className={styles.buttons}>
            {(!isAllOpen(expansion) || hasSecondLevel(root)) && (
              <Button
                variant="quiet"
                onClick={() =>
                  dispatch({ type: isAllOpen(expansion) ? 'collapseAll' : 'expandAll', id: root.id })
                }
              >
                {isAllOpen(expansion) ? messages.collapseAll : messages.expandAll}
              </Button>
            )}
            <IconButton label={messages.zoomOut} onClick={() => canvas.current?.zoomBy(1 / ZOOM_STEP)}>
              <ZoomOutIcon />
            </IconButton>
            <IconButton label={messages.zoomIn} onClick={() => canvas.current?.zoomBy(ZOOM_STEP)}>
              <ZoomInIcon />
            </IconButton>
            <IconButton label={messages.fit} onClick={() => canvas.current?.fit()}>
              <FitIcon />
            </IconButton>
            <div className={styles.buttons}>
              <Button variant="quiet" onClick={() => save('png')}>
                {messages.savePng}
              </Button>
              <Button variant="quiet" onClick={() => save('svg')}>
                {messages.saveSvg}
              </Button>
            </div>
          </div>
        </div>
      )}
      {root !== team.root && <Breadcrumb root={root} onRoot={makeRoot} />}
      {isAlone && <p>{messages.nobodyBelow}</p>}
      <div className={styles.canvas}>
        <TreeCanvas
          ref={canvas}
          layout={layout}
          activeId={activeId}
          transition={state.transition}
          dispatch={dispatch}
          width={width}
        />
      </div>
      <StageLegend />
      <SelectedMember
        node={active}
        open={isOpen(expansion, active)}
        isRoot={active === root}
        isAlone={isAlone}
        dispatch={dispatch}
      />
    </>
  );
}
