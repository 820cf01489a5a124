import { Children, cloneElement, isValidElement, type SVGProps } from 'react';
import Tree, { type TreeNodeDatum, type TreeProps } from 'react-d3-tree';
import type { LayoutLink, LayoutNode } from '#src/domain/teamLayout.ts';
import { StableIndexes } from './stableIndexes';
import type { Viewport } from './viewport';

type Node = LayoutNode<TreeNodeDatum>;
type Link = LayoutLink<TreeNodeDatum>;

interface CulledTreeProps extends TreeProps {
  /** nodes and links to render, with positions */
  readonly shown: { readonly nodes: readonly Node[]; readonly links: readonly Link[] };
  /** pixels: on paper, which may be narrower, the drawing is smaller */
  readonly drawnSize: { readonly width: number; readonly height: number };
  /** called while panning and zooming */
  readonly onMove: (view: Viewport) => void;
}

/**
 * react-d3-tree that renders the nodes it is given. `data` is a placeholder: the library would clone and lay out the
 * whole team on each change. `translate` and `zoom` are initial values; afterwards the library's zoom and `moveTo` set
 * the transform.
 */
export class CulledTree extends Tree {
  declare readonly props: Readonly<CulledTreeProps>;
  readonly #nodes = new StableIndexes<Node>(({ data }) => data.name);
  readonly #links = new StableIndexes<Link>(({ target }) => target.data.name);

  override generateTree() {
    const { nodes, links } = this.props.shown;
    return { nodes: this.#nodes.arrange(nodes), links: this.#links.arrange(links) };
  }

  /** Without the style element that the library renders: a content security policy may refuse it. */
  override render() {
    const container = super.render();
    const { width, height } = this.props.drawnSize;
    const children = Children.toArray(container.props.children)
      .filter((child) => !isValidElement(child) || child.type !== 'style')
      .map((child) =>
        isValidElement<SVGProps<SVGSVGElement>>(child) && child.type === 'svg'
          ? cloneElement(child, { viewBox: `0 0 ${width} ${height}` })
          : child,
      );
    return cloneElement(container, { children });
  }

  override bindZoomListener(props: TreeProps) {
    super.bindZoomListener({
      ...props,
      // As a prop, the library would also call it after each render, with the initial transform.
      onUpdate: ({ zoom, translate }) => this.props.onMove({ ...translate, k: zoom }),
    });
  }

  moveTo({ x, y, k }: Viewport) {
    this.bindZoomListener({ ...this.props, translate: { x, y }, zoom: k });
    this.show({ x, y, k });
  }

  /** Sets the transform without the library's zoom, for steps of an animation. */
  show({ x, y, k }: Viewport) {
    this.#group()?.setAttribute('transform', `translate(${x},${y}) scale(${k})`);
  }

  /** The library's own would render again to reset an initial depth, which is not used here. */
  override componentDidMount() {
    this.bindZoomListener(this.props);
    this.#quieten();
  }

  override componentDidUpdate(previous: TreeProps) {
    super.componentDidUpdate(previous);
    this.#quieten();
  }

  #group() {
    return document.querySelector(`.${this.gInstanceRef}`);
  }

  /** For assistive technology, the library's elements must not come between the tree and its items. */
  #quieten() {
    const group = this.#group();
    if (!group) return;
    for (const element of [group.parentElement, group, ...group.children]) {
      if (element && !element.hasAttribute('role')) element.setAttribute('role', 'none');
    }
  }
}
