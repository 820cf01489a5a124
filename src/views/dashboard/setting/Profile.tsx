import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useServices } from '../../../actors/context';
import { profileQuery, updateProfileMutation } from '../../../api/users';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DefinitionList } from '../../../ui/DefinitionList';
import { ErrorState } from '../../../ui/ErrorState';
import { Skeleton } from '../../../ui/Skeleton';
import { reading } from '../../../wording/common';
import { setting } from '../../../wording/setting';
import { failureText } from '../failureText';
import { PrivateKey } from './PrivateKey';
import { ProfileForm } from './ProfileForm';
import * as styles from './Setting.css';

const sentences = setting.profile;

/** Name, email and private key; Update Details opens and closes the form (specification section 4). */
export function Profile() {
  const { client } = useServices();
  const { data, error, refetch, isFetching } = useQuery(profileQuery(client));
  const { mutateAsync: save, isPending: saving } = useMutation(updateProfileMutation(client));
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const member = data?.profile;

  if (error && !member) {
    return (
      <ErrorState
        title={reading.failed(sentences.tab)}
        detail={failureText(error)}
        retryLabel={reading.retry}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }

  // While it is being saved the form stays: a refusal must find what was typed.
  const toggleForm = () => {
    if (!saving) setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  const wallet = member && (member.wallet_address || sentences.noWalletAddress);
  return (
    <div className={styles.stack}>
      <Card aria-busy={!member || undefined}>
        <DefinitionList
          items={[
            { term: sentences.name, definition: member?.name ?? <Skeleton width="12ch" /> },
            { term: sentences.email, definition: member?.email ?? <Skeleton width="20ch" /> },
            { term: sentences.walletAddress, definition: wallet ?? <Skeleton width="24ch" /> },
          ]}
        />
      </Card>
      {member && (
        <>
          <PrivateKey>{member.user_pk}</PrivateKey>
          <div>
            <Button
              ref={toggle}
              variant="secondary"
              aria-expanded={open}
              aria-controls={open ? formId : undefined}
              onClick={toggleForm}
            >
              {sentences.update}
            </Button>
          </div>
          {open && (
            <Card id={formId}>
              <ProfileForm
                name={member.name}
                walletAddress={member.wallet_address ?? ''}
                save={save}
                saving={saving}
                onSaved={close}
              />
            </Card>
          )}
        </>
      )}
    </div>
  );
}
