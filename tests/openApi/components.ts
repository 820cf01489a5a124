import * as z from 'zod/mini';
import * as activities from '#src/contract/activities.ts';
import * as auth from '#src/contract/auth.ts';
import * as details from '#src/contract/details.ts';
import * as donations from '#src/contract/donations.ts';
import * as errors from '#src/contract/errors.ts';
import * as referrals from '#src/contract/referrals.ts';
import * as requestScalars from '#src/contract/requestScalars.ts';
import * as settings from '#src/contract/settings.ts';
import * as stages from '#src/contract/stages.ts';
import * as team from '#src/contract/team.ts';
import * as transactions from '#src/contract/transactions.ts';
import * as transfers from '#src/contract/transfers.ts';
import * as users from '#src/contract/users.ts';
import * as wallet from '#src/contract/wallet.ts';
import { replyScalars } from './scalarSchemas';

const resources = {
  auth,
  users,
  activities,
  transactions,
  donations,
  team,
  transfers,
  settings,
  stages,
  wallet,
};

/** Calls of users that have files of their own. */
const ofUsers = [details, referrals];

const capitalize = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A schema that the contract exports: one component of the document. */
export interface Component {
  /** as the contract names it: `teamMember` */
  readonly subject: string;
  /** as the document names it: `TeamMember` */
  readonly name: string;
  readonly schema: z.ZodMiniType;
}

/** Every entity and every kind of value. */
export const components: readonly Component[] = (() => {
  const bySchema = new Map<z.ZodMiniType, Component>();
  for (const exported of [...Object.values(resources), ...ofUsers, replyScalars, requestScalars, errors]) {
    for (const [subject, schema] of Object.entries(exported)) {
      if (schema instanceof z.ZodMiniType)
        bySchema.set(schema, { subject, name: capitalize(subject), schema });
    }
  }
  const teamTree = team.getTeamTree.reply.shape.data;
  bySchema.set(teamTree, { subject: 'flattenTeam', name: 'TeamTree', schema: teamTree });
  return [...bySchema.values()];
})();

/** The resource whose file defines the call: `users`. */
export function findResource(endpoint: unknown): string {
  const all = [...Object.entries(resources), ...ofUsers.map((exported) => ['users', exported] as const)];
  const found = all.find(([, exported]) => Object.values(exported).some((value) => value === endpoint));
  if (!found) throw new Error('No resource of the contract has this call.');
  return found[0];
}

export const resourceNames: readonly string[] = Object.keys(resources);
