import { home as messages } from '#src/messages/home.ts';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { StatList } from '#src/ui/StatCard.tsx';

interface NetworkSizeCardProps {
  /** undefined while loading */
  readonly members: number | undefined;
}

export const NetworkSizeCard = ({ members }: NetworkSizeCardProps) => (
  <StatList
    columns={1}
    isSmall
    busy={members === undefined}
    cards={[
      {
        icon: <MembersIcon />,
        title: messages.networkSize,
        value: members === undefined ? undefined : messages.members(members),
      },
    ]}
  />
);
