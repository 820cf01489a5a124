import * as z from 'zod/mini';
import type { EndpointKey } from '#mocks/endpoint.ts';
import { withoutOtherCurrencies } from '#src/contract/currency.ts';
import type { Endpoint, ReplyOf } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';

/** Replies by call, as they travelled. */
export type Bodies = Readonly<Partial<Record<EndpointKey, unknown>>>;

function parse<E extends Endpoint>(endpoint: E, body: unknown): ReplyOf<E> | undefined {
  const content = withoutOtherCurrencies(alignEnvelope(endpoint.reply, body));
  const result = z.safeParse<E['reply']>(endpoint.reply, content);
  return result.success ? result.data : undefined;
}

/** A reply as the app reads it; undefined where it cannot. */
export const readReply = <Key extends EndpointKey>(bodies: Bodies, call: Key) =>
  parse(endpoints[call], bodies[call]);
