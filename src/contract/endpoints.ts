import { getActivityHistory, getActivityStats } from './activities';
import { forgotPassword, login, refreshToken, register, resetPassword } from './auth';
import { getDetails } from './details';
import { donate, getDonationHistory } from './donations';
import { getReferrals } from './referrals';
import { getPublicSettings } from './settings';
import { getStages } from './stages';
import { getTeamTree, getTeamTreeChain } from './team';
import { getTransactionHistory, withdraw } from './transactions';
import { getTransferHistory, processTransfer } from './transfers';
import { getProfile, getStats, setWallet, updateProfile } from './users';
import { generateWallet } from './wallet';

/** Every endpoint of R7.3 to R7.26, in its order. For tests and tools; the app imports each from its resource. */
export const endpoints = {
  login,
  register,
  forgotPassword,
  resetPassword,
  refreshToken,
  getProfile,
  updateProfile,
  getDetails,
  getReferrals,
  getActivityStats,
  getActivityHistory,
  getTransactionHistory,
  getDonationHistory,
  getTeamTree,
  getTeamTreeChain,
  getTransferHistory,
  getStats,
  getPublicSettings,
  getStages,
  processTransfer,
  donate,
  withdraw,
  setWallet,
  generateWallet,
} as const;
