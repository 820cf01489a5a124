import type { EndpointKey } from '#mocks/endpoint.ts';
import { toHeaderValue } from '#src/api/idempotencyKey.ts';
import { WITHDRAWAL_FIELDS } from '../contract/withdrawalFields';
import type { Conversation } from './conversation';

const MONEY_CALLS = ['processTransfer', 'donate', 'withdraw'] as const satisfies readonly EndpointKey[];

/** Sends each call that moves money once, if the options say how much; else none. */
export async function moveMoney(
  { options, askForReply, notAsked }: Conversation,
  token: string,
): Promise<void> {
  const { moveMoney: amount, recipient, withdrawalAddress } = options;
  if (amount === undefined) {
    for (const key of MONEY_CALLS) notAsked.push([key, 'it moves money (--move-money)']);
    return;
  }
  const move = (call: (typeof MONEY_CALLS)[number], fields: Readonly<Record<string, string>>) =>
    askForReply(call, {
      token,
      body: { amount, ...fields },
      idempotencyKey: toHeaderValue(crypto.randomUUID()),
    });

  if (recipient === undefined) notAsked.push(['processTransfer', 'there is no recipient (--recipient)']);
  else await move('processTransfer', { recipient_id: recipient });
  await move('donate', {});
  if (withdrawalAddress === undefined)
    notAsked.push(['withdraw', 'there is no address (--withdrawal-address)']);
  else await move('withdraw', { withdrawal_address: withdrawalAddress, ...WITHDRAWAL_FIELDS });
}
