import type { Profile } from '#src/contract/users.ts';
import { capitalize } from '#src/domain/capitalize.ts';
import { standing as messages } from '#src/messages/home.ts';
import { StageIcon } from '#src/ui/icons/finance.tsx';
import { CheckCircleIcon, InfoIcon } from '#src/ui/icons/status.tsx';
import { orNotAvailable } from '../NotAvailable';

/** The cards of a member's stage and status, loading without a profile. */
export const standingCards = (member: Profile | undefined) => [
  {
    icon: <StageIcon />,
    title: messages.currentStage,
    value: member && orNotAvailable(member.stage, messages.stage),
  },
  {
    // A tick says that all is well.
    icon: member?.status === 'inactive' ? <InfoIcon /> : <CheckCircleIcon />,
    title: messages.status,
    value: member && orNotAvailable(member.status, capitalize),
  },
];
