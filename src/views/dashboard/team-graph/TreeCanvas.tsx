import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CustomNodeElementProps } from 'react-d3-tree';
import { cull, NODE_SIZE, SEPARATION } from '#src/domain/teamLayout.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CulledTree } from './CulledTree';
import type { GraphLayout } from './graphLayout';
import type { GraphAction, ViewTransition } from './graphState';
import { getKeyAction } from './keyboardNavigation';
import { getNodeElementId, MemberNode } from './MemberNode';
import { MemberTooltip } from './MemberTooltip';
import { MiniMap, type MiniMapHandle } from './MiniMap';
import * as styles from './TreeCanvas.css';
import { useMemberTooltip } from './useMemberTooltip';
import { useOneFinger } from './useOneFinger';
import { useViewport } from './useViewport';
import { useViewTransition } from './useViewTransition';
import { useWheel } from './useWheel';
import {
  CANVAS_HEIGHT,
  CENTERING_MS,
  centerOn,
  fitView,
  getCenter,
  getFirstView,
  getVisibleArea,
  isVisible,
  TRANSITION_MS,
  type Viewport,
  ZOOM,
  zoomAround,
} from './viewport';

/** Imperative handle for the zoom buttons. */
export interface CanvasHandle {
  fit(): void;
  zoomBy(factor: number): void;
}

interface TreeCanvasProps {
  readonly ref: Ref<CanvasHandle>;
  readonly layout: GraphLayout;
  readonly activeId: string;
  readonly transition: ViewTransition | null;
  readonly dispatch: (action: GraphAction) => void;
  /** pixels */
  readonly width: number;
}

const PLACEHOLDER_DATA = { name: '' };
const NODE_EXTENT = { x: NODE_SIZE, y: NODE_SIZE };
const ZOOM_MS = 200;

const getMemberId = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest('[data-member]')?.getAttribute('data-member') : null) ??
  undefined;

/** The zoomable tree; renders only nodes in view and close to it. */
export function TreeCanvas({ ref, layout, activeId, transition, dispatch, width }: TreeCanvasProps) {
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { tooltip, tooltipHandlers, hideTooltip, showTooltipOfFocused } = useMemberTooltip(
    layout,
    width,
    () => view.getCurrent(),
  );
  const map = useRef<MiniMapHandle>(null);
  const [isLost, setIsLost] = useState(false);
  const showView = (current: Viewport) => {
    map.current?.show(current);
    setIsLost(cull(layout, getVisibleArea(current, width)).nodes.length === 0);
  };
  const view = useViewport(getFirstView(layout, width), width, hideTooltip, showTooltipOfFocused, showView);
  const wheel = useWheel(view.stopAnimation);
  const oneFinger = useOneFinger();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown depends on the layout and the width
  useEffect(() => showView(view.getCurrent()), [layout, width]);
  useViewTransition({ frame, layout, transition, view, width });

  const shown = useMemo(() => {
    const { nodes, links } = cull(layout, view.rendered);
    // The focusable node has to be rendered, even outside the view.
    const active = layout.nodesByKey.get(activeId);
    return { nodes: active && !nodes.includes(active) ? [...nodes, active] : nodes, links };
  }, [layout, view.rendered, activeId]);

  useImperativeHandle(ref, () => ({
    fit: () => view.animateTo(fitView(layout, width), TRANSITION_MS),
    zoomBy: (factor) => {
      const goal = view.getTarget();
      const active = layout.nodesByKey.get(activeId);
      const center = active && isVisible(active, goal, width) ? active : getCenter(goal, width);
      view.animateTo(zoomAround(goal, factor, center), ZOOM_MS);
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && hideTooltip()) event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = layout.nodesByKey.get(getMemberId(event.target) ?? '');
    const action = node && getKeyAction(event.key, node, layout);
    if (!action) return;
    event.preventDefault();
    if (action.type === 'focus') dispatch({ type: 'focus', id: action.to.data.name });
    if (action.type === 'toggle') dispatch({ type: 'toggle', id: node.data.name, focus: true });
  };
  const onClick = ({ target }: MouseEvent) => {
    const id = getMemberId(target);
    if (id === undefined) return;
    const isToggle = target instanceof Element && target.hasAttribute('data-toggle');
    dispatch(isToggle ? { type: 'toggle', id, focus: false } : { type: 'select', id });
    if (isToggle) document.getElementById(getNodeElementId(id))?.focus({ preventScroll: true });
  };

  const showTree = () => {
    view.animateTo(fitView(layout, width), TRANSITION_MS);
    // The button is gone as soon as the tree is back.
    document.getElementById(getNodeElementId(activeId))?.focus({ preventScroll: true });
  };

  const renderMember = ({ nodeDatum }: CustomNodeElementProps) => {
    const node = layout.nodesByKey.get(nodeDatum.name);
    if (!node) return <g />;
    return (
      <MemberNode
        key={nodeDatum.name}
        node={node}
        open={node.children !== undefined}
        active={nodeDatum.name === activeId}
        detail={view.detail}
      />
    );
  };

  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ height: CANVAS_HEIGHT }}
      {...tooltipHandlers}
      onPointerDownCapture={view.stopAnimation}
      onWheelCapture={wheel.onWheelCapture}
      {...oneFinger}
    >
      <div
        role="tree"
        aria-label={messages.title}
        aria-describedby={hintId}
        style={{ height: CANVAS_HEIGHT }}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <CulledTree
          ref={view.tree}
          shown={shown}
          drawnSize={{ width, height: CANVAS_HEIGHT }}
          onMove={view.onMove}
          data={PLACEHOLDER_DATA}
          orientation="vertical"
          collapsible={false}
          translate={view.start}
          zoom={view.start.k}
          scaleExtent={ZOOM}
          nodeSize={NODE_EXTENT}
          separation={SEPARATION}
          transitionDuration={TRANSITION_MS}
          centeringTransitionDuration={CENTERING_MS}
          renderCustomNodeElement={renderMember}
        />
      </div>
      <MemberTooltip ref={tooltip} />
      <MiniMap
        ref={map}
        layout={layout}
        width={width}
        onGoTo={(point) => view.goTo(centerOn(point, view.getCurrent().k, width))}
      />
      <div className={styles.overlay}>
        {isLost && (
          <Button variant="secondary" onClick={showTree}>
            {messages.back}
          </Button>
        )}
        <p ref={wheel.hint} aria-hidden="true" className={styles.wheelHint}>
          {messages.wheel}
        </p>
      </div>
      <VisuallyHidden id={hintId}>{messages.keys}</VisuallyHidden>
    </div>
  );
}
