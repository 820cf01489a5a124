import type { HttpHandler } from 'msw';
import type { ProvidedEndpoint } from '../endpoint';
import type { EndpointKey } from '../faultInjection';
import type { Provider } from '../provider';
import { getActivityHistoryEndpoint, getActivityStatsEndpoint } from './activities';
import {
  forgotPasswordEndpoint,
  loginEndpoint,
  refreshTokenEndpoint,
  registerEndpoint,
  resetPasswordEndpoint,
} from './auth';
import { donateEndpoint, getDonationHistoryEndpoint } from './donations';
import { getPublicSettingsEndpoint } from './settings';
import { getStagesEndpoint } from './stages';
import { getTeamTreeChainEndpoint, getTeamTreeEndpoint } from './team';
import { getTransactionHistoryEndpoint, withdrawEndpoint } from './transactions';
import { getTransferHistoryEndpoint, processTransferEndpoint } from './transfers';
import { unknownCalls } from './unknown';
import {
  getDetailsEndpoint,
  getProfileEndpoint,
  getReferralsEndpoint,
  getStatsEndpoint,
  setWalletEndpoint,
  updateProfileEndpoint,
} from './users';
import { generateWalletEndpoint } from './wallet';

/** What answers each call of the contract: the compiler misses any that is left out. */
const provided: Readonly<Record<EndpointKey, ProvidedEndpoint>> = {
  login: loginEndpoint,
  register: registerEndpoint,
  forgotPassword: forgotPasswordEndpoint,
  resetPassword: resetPasswordEndpoint,
  refreshToken: refreshTokenEndpoint,
  getProfile: getProfileEndpoint,
  updateProfile: updateProfileEndpoint,
  getDetails: getDetailsEndpoint,
  getReferrals: getReferralsEndpoint,
  getActivityStats: getActivityStatsEndpoint,
  getActivityHistory: getActivityHistoryEndpoint,
  getTransactionHistory: getTransactionHistoryEndpoint,
  getDonationHistory: getDonationHistoryEndpoint,
  getTeamTree: getTeamTreeEndpoint,
  getTeamTreeChain: getTeamTreeChainEndpoint,
  getTransferHistory: getTransferHistoryEndpoint,
  getStats: getStatsEndpoint,
  getPublicSettings: getPublicSettingsEndpoint,
  getStages: getStagesEndpoint,
  processTransfer: processTransferEndpoint,
  donate: donateEndpoint,
  withdraw: withdrawEndpoint,
  setWallet: setWalletEndpoint,
  generateWallet: generateWalletEndpoint,
};

export const createHandlers = (provider: Provider): HttpHandler[] => [
  ...Object.values(provided).map((give) => give(provider)),
  unknownCalls,
];
