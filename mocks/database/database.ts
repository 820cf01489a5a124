import { factory } from '@mswjs/data';
import { hydrate, indexed } from './indexed';
import { indexes, type ModelName, models, type Tables } from './models';

export const createDatabase = () => indexed(factory(models), indexes);
export type Database = ReturnType<typeof createDatabase>;

const isModelName = (name: string): name is ModelName => name in models;
export const modelNames: readonly ModelName[] = Object.keys(models).filter(isModelName);

/** All rows of all tables. They are the live ones: the caller copies them. */
export const dump = (database: Database): Tables => ({
  member: database.member.getAll(),
  account: database.account.getAll(),
  posting: database.posting.getAll(),
  transaction: database.transaction.getAll(),
  donation: database.donation.getAll(),
  transfer: database.transfer.getAll(),
  activity: database.activity.getAll(),
  depositWallet: database.depositWallet.getAll(),
  token: database.token.getAll(),
  idempotencyKey: database.idempotencyKey.getAll(),
  mail: database.mail.getAll(),
});

/** Replaces all rows. */
export function restore(database: Database, tables: Tables): void {
  for (const name of modelNames) hydrate(database, name, tables[name]);
}
