/** A rule of the programme that was broken. The HTTP reply for each class is defined in `httpErrors.ts`. */
export abstract class DomainError extends Error {}

/** Thrown when a movement would take a member's account below zero. */
export class InsufficientBalance extends DomainError {
  readonly account: string;

  constructor(account: string) {
    super(`${account} has an insufficient balance`);
    this.account = account;
  }
}

abstract class AmountBelowMinimum extends DomainError {
  /** units */
  readonly minimum: number;

  constructor(minimum: number) {
    super(`the minimum is ${minimum} units`);
    this.minimum = minimum;
  }
}
export class DonationBelowMinimum extends AmountBelowMinimum {}
export class WithdrawalBelowMinimum extends AmountBelowMinimum {}

export class UnknownRecipient extends DomainError {}
export class SelfTransfer extends DomainError {}
export class PaymentSystemUnavailable extends DomainError {}

export class UnknownReferralCode extends DomainError {}
export class EmailAlreadyRegistered extends DomainError {}

export class NotAuthenticated extends DomainError {}
export class InvalidCredentials extends DomainError {}
export class InvalidResetToken extends DomainError {}
export class WrongCurrentPasscode extends DomainError {}
