import Tree, { type TreeNodeDatum, type TreeProps } from 'react-d3-tree';
import type { LayoutLink, LayoutNode } from '#src/domain/teamLayout.ts';
import { StableIndexes } from './stableIndexes';
import type { Viewport } from './viewport';

type Node = LayoutNode<TreeNodeDatum>;
type Link = LayoutLink<TreeNodeDatum>;

interface CulledTreeProps extends TreeProps {
  /** what to draw, already in its place */
  readonly shown: { readonly nodes: readonly Node[]; readonly links: readonly Link[] };
  /** the member panned or zoomed */
  readonly onMove: (view: Viewport) => void;
}

/**
 * react-d3-tree that draws what it is given. `data` is a stub: the library would clone the whole team and lay it out
 * on each change. `translate` and `zoom` only say where to begin; from then on the transform belongs to the library's
 * zoom and to `moveTo`.
 */
export class CulledTree extends Tree {
  declare readonly props: Readonly<CulledTreeProps>;
  readonly #nodes = new StableIndexes<Node>(({ data }) => data.name);
  readonly #links = new StableIndexes<Link>(({ target }) => target.data.name);

  override generateTree() {
    const { nodes, links } = this.props.shown;
    return { nodes: this.#nodes.arrange(nodes), links: this.#links.arrange(links) };
  }

  override bindZoomListener(props: TreeProps) {
    super.bindZoomListener({
      ...props,
      // Given to the library as a prop, it would also be called after each render, with where the view began.
      onUpdate: ({ zoom, translate }) => this.props.onMove({ ...translate, k: zoom }),
    });
  }

  moveTo({ x, y, k }: Viewport) {
    this.bindZoomListener({ ...this.props, translate: { x, y }, zoom: k });
    this.show({ x, y, k });
  }

  /** Without telling the library's zoom, for the steps of a motion. */
  show({ x, y, k }: Viewport) {
    this.#group()?.setAttribute('transform', `translate(${x},${y}) scale(${k})`);
  }

  /** The library's own would render all once more, to forget an initial depth that there never is. */
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

  /** The library's own elements would stand between the tree and its items for assistive technology. */
  #quieten() {
    const group = this.#group();
    if (!group) return;
    for (const element of [group.parentElement, group, ...group.children]) {
      if (element && !element.hasAttribute('role')) element.setAttribute('role', 'none');
    }
  }
}
