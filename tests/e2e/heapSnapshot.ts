import type { CDPSession } from '@playwright/test';
import * as z from 'zod/mini';

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
  nodes: z.array(z.number()),
  edges: z.array(z.number()),
  strings: z.array(z.string()),
});
type HeapSnapshot = z.output<typeof heapSnapshot>;

/** Every object that can be reached in a page, after a garbage collection. */
export async function takeHeapSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot');
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return heapSnapshot.parse(JSON.parse(chunks.join('')));
}

const MAX_RETAINERS = 40;

/** The shortest way from each string that holds the text towards the root, as `name.property < name.property < …`. */
export function findInHeap(
  { snapshot, nodes, edges, strings }: HeapSnapshot,
  text: string,
): readonly string[] {
  const { node_fields, node_types, edge_fields, edge_types } = snapshot.meta;
  const node = {
    type: node_fields.indexOf('type'),
    name: node_fields.indexOf('name'),
    edges: node_fields.indexOf('edge_count'),
  };
  const edge = {
    type: edge_fields.indexOf('type'),
    name: edge_fields.indexOf('name_or_index'),
    to: edge_fields.indexOf('to_node'),
  };
  const nodeName = (at: number) => strings[nodes[at + node.name] ?? 0] ?? '';
  const nodeType = (at: number) => node_types[0][nodes[at + node.type] ?? 0] ?? '';
  const found: number[] = [];
  const parents = new Map<number, string>();
  const from = new Map<number, number>();
  const order: number[] = [];
  const firstEdge = new Map<number, number>();
  let next = 0;
  for (let at = 0; at < nodes.length; at += node_fields.length) {
    firstEdge.set(at, next);
    next += (nodes[at + node.edges] ?? 0) * edge_fields.length;
    if (nodeType(at).includes('string') && nodeName(at).includes(text)) found.push(at);
  }
  order.push(0);
  from.set(0, -1);
  for (const at of order) {
    const start = firstEdge.get(at) ?? 0;
    for (let index = 0; index < (nodes[at + node.edges] ?? 0); index += 1) {
      const edgeAt = start + index * edge_fields.length;
      const type = edge_types[0][edges[edgeAt + edge.type] ?? 0] ?? '';
      const to = edges[edgeAt + edge.to] ?? 0;
      if (type === 'weak' || from.has(to)) continue;
      const name = edges[edgeAt + edge.name] ?? 0;
      from.set(to, at);
      parents.set(
        to,
        `${nodeName(at).slice(0, 60)}.${type === 'element' || type === 'hidden' ? name : strings[name]}`,
      );
      order.push(to);
    }
  }
  return found
    .filter((at) => from.has(at))
    .map((at) => {
      const way: string[] = [];
      for (let step = at; step > 0 && way.length < MAX_RETAINERS; step = from.get(step) ?? 0)
        way.push(parents.get(step) ?? '');
      return way.join(' < ');
    });
}
