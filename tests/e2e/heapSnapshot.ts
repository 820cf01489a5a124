import type { CDPSession } from '@playwright/test';
import * as z from 'zod/mini';

/** Millions of numbers, which are not looked at one by one. */
const numbers = z.custom<readonly number[]>((value) => Array.isArray(value));

/** The parts of a heap snapshot of V8 that are read here. */
const heapSnapshot = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())], z.unknown()),
      edge_fields: z.array(z.string()),
      edge_types: z.tuple([z.array(z.string())], z.unknown()),
    }),
  }),
  nodes: numbers,
  edges: numbers,
  strings: z.array(z.string()),
});
type HeapSnapshot = z.output<typeof heapSnapshot>;

/** V8 gives up the compiled code of a function, with what it has seen of its objects, once as many have left it unused. */
const COLLECTIONS = 8;

/** Every object that can be reached in a page, after garbage collections. */
export async function takeHeapSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.enable');
  for (let times = 0; times < COLLECTIONS; times++) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return heapSnapshot.parse(JSON.parse(chunks.join('')));
}

const MAX_RETAINERS = 40;

/**
 * The shortest way from each string that holds one of the texts to the root, as `text: owner.property < owner.property`.
 * What is only held weakly does not count.
 */
export function findInHeap(
  { snapshot: { meta }, nodes, edges, strings }: HeapSnapshot,
  texts: readonly string[],
): readonly string[] {
  const node = (name: string) => meta.node_fields.indexOf(name);
  const edge = (name: string) => meta.edge_fields.indexOf(name);
  const [nodeType, nodeName, edgeCount] = [node('type'), node('name'), node('edge_count')];
  const [edgeType, edgeName, edgeTo] = [edge('type'), edge('name_or_index'), edge('to_node')];
  const getName = (at: number) => strings[nodes[at + nodeName] ?? 0] ?? '';

  const firstEdges = new Map<number, number>();
  let next = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    firstEdges.set(at, next);
    next += (nodes[at + edgeCount] ?? 0) * meta.edge_fields.length;
  }

  /** by node: the owner, and the edge that leads from there */
  const owners = new Map<number, readonly [owner: number, edge: number]>([[0, [0, 0]]]);
  // A map goes on to the entries that are added while it is walked through: breadth first.
  for (const at of owners.keys()) {
    const first = firstEdges.get(at) ?? 0;
    const end = first + (nodes[at + edgeCount] ?? 0) * meta.edge_fields.length;
    for (let index = first; index < end; index += meta.edge_fields.length) {
      const to = edges[index + edgeTo] ?? 0;
      if (meta.edge_types[0][edges[index + edgeType] ?? 0] !== 'weak' && !owners.has(to))
        owners.set(to, [at, index]);
    }
  }

  const describe = (start: number): string => {
    const way: string[] = [];
    for (let at = start; at > 0 && way.length < MAX_RETAINERS; ) {
      const [owner, index] = owners.get(at) ?? [0, 0];
      const type = meta.edge_types[0][edges[index + edgeType] ?? 0] ?? '';
      const name = edges[index + edgeName] ?? 0;
      way.push(
        `${getName(owner).slice(0, 60)}.${['element', 'hidden'].includes(type) ? name : strings[name]}`,
      );
      at = owner;
    }
    return way.join(' < ');
  };

  return [...owners.keys()].flatMap((at) => {
    if (!meta.node_types[0][nodes[at + nodeType] ?? 0]?.includes('string')) return [];
    const text = texts.find((one) => getName(at).includes(one));
    return text === undefined ? [] : [`${text}: ${describe(at)}`];
  });
}
