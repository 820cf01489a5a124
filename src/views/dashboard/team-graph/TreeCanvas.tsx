import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import type { CustomNodeElementProps } from 'react-d3-tree';
import { cull, NODE_SIZE, SEPARATION } from '#src/domain/teamLayout.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CulledTree } from './CulledTree';
import type { GraphLayout } from './graphDatum';
import type { GraphAction, Motion } from './graphState';
import { nodeForKey } from './keyboardNavigation';
import { itemId, MemberSquare } from './MemberSquare';
import { MemberTip } from './MemberTip';
import * as styles from './TreeCanvas.css';
import { useMemberTip } from './useMemberTip';
import { useMotion } from './useMotion';
import { useView } from './useView';
import { CENTERING_MS, fitView, HEIGHT, isSeen, middleOf, TRANSITION_MS, ZOOM, zoomedBy } from './viewport';

/** What the buttons around the canvas ask of it. */
export interface Canvas {
  fit(): void;
  zoomBy(factor: number): void;
}

interface TreeCanvasProps {
  readonly ref: Ref<Canvas>;
  readonly layout: GraphLayout;
  readonly activeId: string;
  readonly motion: Motion | null;
  readonly act: (action: GraphAction) => void;
  /** pixels */
  readonly width: number;
}

const STUB = { name: '' };
const SCALES = { min: ZOOM.min, max: ZOOM.max };
const SIZE = { x: NODE_SIZE, y: NODE_SIZE };
/** A step of the zoom buttons takes as long as any small motion. */
const ZOOM_MS = 200;

const memberAt = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest('[data-member]')?.getAttribute('data-member') : null) ??
  undefined;

/** The tree itself: only what is in view and a little around it is drawn. */
export function TreeCanvas({ ref, layout, activeId, motion, act, width }: TreeCanvasProps) {
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { tip, tipHandlers, hideTip, showTipOfFocus } = useMemberTip(layout, width, () => view.current());
  const view = useView(fitView(layout, width), width, hideTip, showTipOfFocus);
  useMotion({ box, layout, motion, view, width });

  const shown = useMemo(() => {
    const { nodes, links } = cull(layout, view.drawn);
    // The keyboard's place has to be there, wherever the view has gone.
    const active = layout.places.get(activeId);
    return { nodes: active && !nodes.includes(active) ? [...nodes, active] : nodes, links };
  }, [layout, view.drawn, activeId]);

  useImperativeHandle(ref, () => ({
    fit: () => view.glideTo(fitView(layout, width), TRANSITION_MS),
    zoomBy: (factor) => {
      const now = view.heading();
      const active = layout.places.get(activeId);
      const about = active && isSeen(active, now, width) ? active : middleOf(now, width);
      view.glideTo(zoomedBy(now, factor, about), ZOOM_MS);
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hideTip();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = layout.places.get(memberAt(event.target) ?? '');
    const step = at && nodeForKey(event.key, at, layout);
    if (!step) return;
    event.preventDefault();
    if (step.type === 'walk') act({ type: 'walk', id: step.to.data.name });
    if (step.type === 'toggle') act({ type: 'toggle', id: at.data.name, focus: true });
  };
  const onClick = ({ target }: MouseEvent) => {
    const id = memberAt(target);
    if (id === undefined) return;
    const toggles = target instanceof Element && target.hasAttribute('data-toggle');
    act(toggles ? { type: 'toggle', id, focus: false } : { type: 'select', id });
    if (toggles) document.getElementById(itemId(id))?.focus({ preventScroll: true });
  };

  const renderMember = ({ nodeDatum }: CustomNodeElementProps) => {
    const place = layout.places.get(nodeDatum.name);
    if (!place) return <g />;
    return (
      <MemberSquare
        key={nodeDatum.name}
        place={place}
        open={place.children !== undefined}
        active={nodeDatum.name === activeId}
        detail={view.detail}
      />
    );
  };

  return (
    <div ref={box} className={styles.frame} style={{ height: HEIGHT }} {...tipHandlers} {...view.handlers}>
      <div
        role="tree"
        aria-label={messages.title}
        aria-describedby={hintId}
        style={{ height: HEIGHT }}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <CulledTree
          ref={view.tree}
          shown={shown}
          onMove={view.onMove}
          data={STUB}
          orientation="vertical"
          collapsible={false}
          translate={view.start}
          zoom={view.start.k}
          scaleExtent={SCALES}
          nodeSize={SIZE}
          separation={SEPARATION}
          transitionDuration={TRANSITION_MS}
          centeringTransitionDuration={CENTERING_MS}
          renderCustomNodeElement={renderMember}
        />
      </div>
      <MemberTip ref={tip} />
      <VisuallyHidden id={hintId}>{messages.keys}</VisuallyHidden>
    </div>
  );
}
