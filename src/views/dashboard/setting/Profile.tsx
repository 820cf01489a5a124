import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useServices, useSession } from '#src/actors/context.ts';
import { profileQuery, updateProfileMutation } from '#src/api/users.ts';
import { setting } from '#src/messages/setting.ts';
import { Button } from '#src/ui/Button.tsx';
import { DefinitionList } from '#src/ui/DefinitionList.tsx';
import { EmailText } from '#src/ui/EmailAddress.tsx';
import { CodeSkeleton, Skeleton } from '#src/ui/Skeleton.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QueryError } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';
import { DescribedCard } from './DescribedCard';
import { Membership } from './Membership';
import { PrivateKey } from './PrivateKey';
import { ProfileForm } from './ProfileForm';
import * as styles from './Setting.css';

const messages = setting.profile;

const toEmailText = (email: string) => <EmailText>{email}</EmailText>;

/** Name, email and private key; Update Details opens and closes the form (R2.63, R2.64). */
export function Profile() {
  const { client } = useServices();
  const query = useMemberQuery(profileQuery);
  const { data, error } = query;
  const { mutateAsync: save, isPending: saving } = useMutation(updateProfileMutation(client));
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const member = data?.profile;
  const failed = error !== null && !member;
  const user = useSession(({ context }) => context.auth?.user);

  // The form stays open while saving: a refusal must keep what was typed.
  const toggleForm = () => {
    if (!saving) setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  const address = member?.wallet_address;
  const wallet =
    member && (address ? <code className={styles.address}>{address}</code> : messages.noWalletAddress);
  return (
    <div className={styles.stack}>
      <DescribedCard
        title={messages.details}
        text={failed ? undefined : messages.detailsText}
        loading={!member && !failed}
      >
        {failed ? (
          <QueryError what={messages.tab} queries={[query]} />
        ) : (
          <>
            <DefinitionList
              items={[
                {
                  term: messages.name,
                  definition: member ? orNotAvailable(member.name, String) : <Skeleton width="12ch" />,
                },
                {
                  term: messages.email,
                  definition: member ? orNotAvailable(member.email, toEmailText) : <Skeleton width="20ch" />,
                },
                {
                  term: messages.walletAddress,
                  definition: wallet ?? (user?.wallet_address ? <CodeSkeleton /> : <Skeleton width="12ch" />),
                },
              ]}
            />
            <div className={styles.below}>
              <Button
                ref={toggle}
                variant="secondary"
                aria-expanded={open}
                aria-controls={open ? formId : undefined}
                disabled={!member}
                onClick={toggleForm}
              >
                {messages.update}
              </Button>
            </div>
            {open && member && (
              <div id={formId} className={styles.below}>
                <ProfileForm
                  name={member.name ?? ''}
                  walletAddress={member.wallet_address}
                  save={save}
                  saving={saving}
                  onClose={close}
                />
              </div>
            )}
          </>
        )}
      </DescribedCard>
      {!failed && (!member || member.user_pk !== undefined) && <PrivateKey>{member?.user_pk}</PrivateKey>}
      <Membership />
    </div>
  );
}
