import type { EndpointKey } from '#mocks/endpoint.ts';
import { checkRefusal, checkReply } from './checkAnswer';
import type { CheckOptions } from './checkOptions';
import { checkReadable } from './crossOrigin';
import type { Finding } from './finding';
import { type Answer, createSend, type RequestParts } from './providerRequest';

/** What has been asked of a provider so far, and what was found. */
export interface Conversation {
  readonly options: CheckOptions;
  readonly findings: Finding[];
  readonly asked: Set<EndpointKey>;
  /** each call that was not asked, with the reason */
  readonly notAsked: [call: EndpointKey, reason: string][];
  /** replies as they travelled */
  readonly bodies: Partial<Record<EndpointKey, unknown>>;
  /** Sends a call; what is answered is up to the caller. */
  ask(call: EndpointKey, parts?: RequestParts): Promise<Answer | string>;
  /** A good request, whose reply is checked. */
  askForReply(call: EndpointKey, parts?: RequestParts): Promise<Answer | string>;
  /** A request that has to be refused, with one of these statuses; `what` completes “accepts …”. */
  askForRefusal(
    call: EndpointKey,
    what: string,
    parts?: RequestParts,
    statuses?: readonly number[],
  ): Promise<void>;
}

export function startConversation(options: CheckOptions): Conversation {
  const send = createSend(options.url, options.timeoutMs, options.origin);
  const findings: Finding[] = [];
  const asked = new Set<EndpointKey>();
  const bodies: Conversation['bodies'] = {};
  const ask: Conversation['ask'] = async (call, parts) => {
    asked.add(call);
    const answer = await send(call, parts);
    const read = typeof answer === 'string' ? [] : checkReadable(call, answer, options);
    findings.push(
      ...read.filter(({ text }) => !findings.some((one) => one.call === call && one.text === text)),
    );
    return answer;
  };
  return {
    options,
    findings,
    asked,
    notAsked: [],
    bodies,
    ask,
    async askForReply(call, parts) {
      const answer = await ask(call, parts);
      findings.push(...checkReply(call, answer));
      if (typeof answer !== 'string' && answer.status < 300) bodies[call] = answer.body;
      return answer;
    },
    async askForRefusal(call, what, parts, statuses) {
      findings.push(...checkRefusal(call, await ask(call, parts), what, statuses));
    },
  };
}
