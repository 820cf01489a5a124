import type { Plan } from '../paths/plan';
import { accountScenarios } from './scenarios/accounts';
import { amountScenarios } from './scenarios/amounts';
import { answerScenarios } from './scenarios/answers';
import { browserScenarios } from './scenarios/browsers';
import { depositAddressScenarios } from './scenarios/depositAddress';
import { fileScenarios } from './scenarios/files';
import { interruptedScenarios } from './scenarios/interrupted';
import { keyboardScenarios } from './scenarios/keyboard';
import { limitScenarios } from './scenarios/limits';
import { moneyScenarios } from './scenarios/moneyMovement';
import { navigationScenarios } from './scenarios/navigation';
import { otherProviderScenarios } from './scenarios/otherProviders';
import { outcomeScenarios } from './scenarios/outcomes';
import { pageLoadScenarios } from './scenarios/pageLoads';
import { phoneScenarios } from './scenarios/phone';
import { pointerScenarios } from './scenarios/pointer';
import { profileScenarios } from './scenarios/profiles';
import { rareValueScenarios } from './scenarios/rareValues';
import { screenScenarios } from './scenarios/screens';
import { searchScenarios } from './scenarios/searching';
import { sendingScenarios } from './scenarios/sending';
import { sessionScenarios } from './scenarios/sessions';
import { signInScenarios } from './scenarios/signingIn';
import { tableScenarios } from './scenarios/tables';
import { variedAnswerScenarios } from './scenarios/variedAnswers';

/** Hand-written paths: across machines, and through what no machine models. */
export const scenarios: readonly Plan[] = [
  ...interruptedScenarios,
  ...depositAddressScenarios,
  ...moneyScenarios,
  ...navigationScenarios,
  ...signInScenarios,
  ...limitScenarios,
  ...accountScenarios,
  ...amountScenarios,
  ...screenScenarios,
  ...answerScenarios,
  ...otherProviderScenarios,
  ...keyboardScenarios,
  ...pointerScenarios,
  ...tableScenarios,
  ...browserScenarios,
  ...fileScenarios,
  ...pageLoadScenarios,
  ...phoneScenarios,
  ...sessionScenarios,
  ...sendingScenarios,
  ...outcomeScenarios,
  ...searchScenarios,
  ...rareValueScenarios,
  ...profileScenarios,
  ...variedAnswerScenarios,
];
