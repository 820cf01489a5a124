import type { Member } from '../database/models';
import { PaymentSystemUnavailable } from '../rules/domainErrors';
import { personas } from '../seed/personas';

const failingKeys = new Set(
  personas.filter(({ paymentsFail }) => paymentsFail).map(({ identifier }) => identifier),
);

/** Throws for a persona whose payments always fail, so that the failure can be seen without the demo's controls. */
export function assertPaymentsAvailable({ user_pk }: Readonly<Member>): void {
  if (failingKeys.has(user_pk)) throw new PaymentSystemUnavailable();
}
