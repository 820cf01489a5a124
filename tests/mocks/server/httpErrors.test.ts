import { describe, expect, it, vi } from 'vitest';
import * as domainErrors from '#mocks/rules/domainErrors.ts';
import { toHttpError } from '#mocks/server/httpErrors.ts';
import { toUnits } from '#src/domain/money.ts';

const { DomainError, ...classes } = domainErrors;
type ClassName = keyof typeof classes;

/** One error of each class: a missing class is a type error. */
const errors: Readonly<Record<ClassName, domainErrors.DomainError>> = {
  InsufficientBalance: new domainErrors.InsufficientBalance('MBR-000001:balance'),
  DonationBelowMinimum: new domainErrors.DonationBelowMinimum(toUnits(10)),
  WithdrawalBelowMinimum: new domainErrors.WithdrawalBelowMinimum(toUnits(20)),
  UnknownRecipient: new domainErrors.UnknownRecipient(),
  SelfTransfer: new domainErrors.SelfTransfer(),
  PaymentSystemUnavailable: new domainErrors.PaymentSystemUnavailable(),
  UnknownReferralCode: new domainErrors.UnknownReferralCode(),
  EmailAlreadyRegistered: new domainErrors.EmailAlreadyRegistered(),
  NotAuthenticated: new domainErrors.NotAuthenticated(),
  InvalidCredentials: new domainErrors.InvalidCredentials(),
  InvalidResetToken: new domainErrors.InvalidResetToken(),
  WrongCurrentPasscode: new domainErrors.WrongCurrentPasscode(),
};

/** Every class of mocks/ that extends DomainError, wherever it is defined. */
const modules = import.meta.glob<Record<string, unknown>>('/mocks/{rules,operations}/*.ts', { eager: true });
const found = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(
    ([, value]) => typeof value === 'function' && value.prototype instanceof DomainError,
  ),
);

describe('domain errors', () => {
  it('are all defined in domainErrors.ts', () => {
    expect(found.map(([name]) => name).sort()).toEqual(Object.keys(errors).sort());
  });

  it.each(Object.entries(errors))('%s has a mapping to HTTP', (_name, error) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { status, message } = toHttpError(error);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).not.toBe(500);
    expect(message).toMatch(/^[A-Z].*\w\.?$/);
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('carry their data into the message', () => {
    expect(toHttpError(errors.DonationBelowMinimum)).toMatchObject({
      status: 422,
      message: 'The minimum donation for your stage is $10.00000.',
      field: 'amount',
    });
  });
});

it('any other error is logged and becomes a 500', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(toHttpError(new RangeError('out of range'))).toMatchObject({ status: 500, message: 'out of range' });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
