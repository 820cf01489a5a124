import type { ReactNode } from 'react';
import { Button, buttonClass } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { DefinitionList } from '#src/ui/DefinitionList.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Form, FormActions } from '#src/ui/Form.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CopyIcon, LogoutIcon, MenuIcon } from '#src/ui/icons/actions.tsx';
import { MoonIcon, SunIcon, SystemIcon } from '#src/ui/icons/appearance.tsx';
import {
  ActivityIcon,
  EarnIcon,
  ImpactIcon,
  MembersIcon,
  StageIcon,
  WalletIcon,
} from '#src/ui/icons/finance.tsx';
import {
  DashboardIcon,
  DepositIcon,
  DonateIcon,
  NetworkIcon,
  ReportsIcon,
  SettingsIcon,
  TransactionsIcon,
  TransferIcon,
  WithdrawIcon,
} from '#src/ui/icons/navigation.tsx';
import { NavList, navEntry } from '#src/ui/NavList.tsx';
import { NotFoundIllustration } from '#src/ui/NotFoundIllustration.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { PublicLayout } from '#src/ui/PublicLayout.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { ShellLayout } from '#src/ui/ShellLayout.tsx';
import { SimpleTable, type TableColumn } from '#src/ui/SimpleTable.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Money, StatValue } from '#src/ui/StatValue.tsx';
import { ThemeSwitch } from '#src/ui/ThemeSwitch.tsx';
import { brandLink, Wordmark } from '#src/ui/Wordmark.tsx';

const nothing = () => {};
const brand = (
  <a href="#brand" className={brandLink}>
    <Wordmark name="Trellis" />
  </a>
);
const appearance = (
  <ThemeSwitch
    value="system"
    onChange={nothing}
    label="Appearance"
    labels={{ light: 'Light', dark: 'Dark', system: 'As the system' }}
  />
);

export const PublicGallery = () => (
  <>
    <DemoMarker label="Demo – sample data">
      <Button variant="quiet">Personas</Button>
    </DemoMarker>
    <PublicLayout brand={<Wordmark name="Trellis" />} actions={appearance} pictureMark="Sample">
      <PageTitle lead="Use your private key and your passcode.">Access Your Account</PageTitle>
      <Form>
        <Field label="Private key" name="identifier" autoComplete="username" error="identifier is required" />
        <Field
          label="Passcode"
          name="password"
          type="password"
          autoComplete="current-password"
          defaultValue="correct horse"
          reveal={{ show: 'Show passcode', hide: 'Hide passcode' }}
          hint="At least what your provider asks for."
        />
        <Button type="submit" fullWidth>
          Access Dashboard
        </Button>
        <FormActions>
          <a href="#forgot">Forgot Password</a>
          <a href="#signup">Sign Up</a>
        </FormActions>
      </Form>
    </PublicLayout>
  </>
);

interface Entry {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly units: number;
  readonly status: ReactNode;
}

const ENTRIES: readonly Entry[] = [
  {
    id: '1',
    date: '5th March, 2025',
    description: 'Donation to stage 3',
    units: 12_345_678_901,
    status: <StatusBadge tone="done">Completed</StatusBadge>,
  },
  {
    id: '2',
    date: '4th March, 2025',
    description: 'Withdrawal to 0x4f3a9c1be2d07785a6b4',
    units: 250_000,
    status: <StatusBadge tone="waiting">Pending</StatusBadge>,
  },
  {
    id: '3',
    date: '3rd March, 2025',
    description: 'Deposit',
    units: 7_512_345,
    status: <StatusBadge tone="moving">Processing</StatusBadge>,
  },
  {
    id: '4',
    date: '2nd March, 2025',
    description: 'Withdrawal',
    units: 99,
    status: <StatusBadge tone="refused">Rejected</StatusBadge>,
  },
  {
    id: '5',
    date: '1st March, 2025',
    description: 'Signed up',
    units: 0,
    status: <StatusBadge tone="idle">Inactive</StatusBadge>,
  },
];

const COLUMNS: readonly TableColumn<Entry>[] = [
  { header: 'Date', cell: ({ date }) => date },
  { header: 'Description', cell: ({ description }) => description },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Amount', align: 'number', cell: ({ units }) => <Money units={units} /> },
];

const MENU = [
  ['Dashboard', DashboardIcon],
  ['Transactions', TransactionsIcon],
  ['Fund Transfer', TransferIcon],
  ['Network', NetworkIcon],
  ['Deposit', DepositIcon],
  ['Withdraw', WithdrawIcon],
  ['Donate', DonateIcon],
  ['Reports', ReportsIcon],
  ['Setting', SettingsIcon],
] as const;

const table = { columns: COLUMNS, rowKey: ({ id }: Entry) => id, empty: 'No data found' };

export const ShellGallery = () => (
  <>
    <DemoMarker label="Demo – sample data" />
    <ShellLayout
      skipLabel="Skip to content"
      brand={brand}
      navigation={
        <NavList label="Main">
          {MENU.map(([name, EntryIcon], index) => (
            <a
              key={name}
              href={`#${name}`}
              className={navEntry}
              aria-current={index === 0 ? 'page' : undefined}
            >
              <EntryIcon />
              {name}
            </a>
          ))}
        </NavList>
      }
      actions={
        <>
          {appearance}
          <button type="button" className={navEntry}>
            <LogoutIcon />
            Logout
          </button>
        </>
      }
      search={<Button variant="secondary">Search</Button>}
      searchIcon={<Button variant="secondary">Search</Button>}
      menuButton={
        <IconButton label="Open menu">
          <MenuIcon />
        </IconButton>
      }
    >
      <Page>
        <PageTitle lead="Where your money stands today.">Financial Overview</PageTitle>
        <StatList
          columns={4}
          cards={[
            { icon: <DonateIcon />, title: 'Total Donation', value: '$1,234,567.50000' },
            { icon: <EarnIcon />, title: 'Total Earn', value: '$86,210.04217' },
            { icon: <DepositIcon />, title: 'Total Deposit', value: '$0.00000' },
            { icon: <WithdrawIcon />, title: 'Total Withdraw', value: '$12,000.00000' },
            { icon: <WalletIcon />, title: 'Available To Withdraw', value: undefined },
            { icon: <ImpactIcon />, title: 'Impact Balance', value: '$310.12500' },
            {
              icon: <EarnIcon />,
              title: 'Earning Threshold',
              value: '$99.99999',
              description: 'Current active earning',
            },
            { icon: <MembersIcon />, title: 'Network size', value: '1,000 Members' },
            { icon: <StageIcon />, title: 'Current Stage', value: 'Stage 3' },
          ]}
        />
        <Section title="Referral Code">
          <Card>
            <FormActions>
              <StatValue size="large" value="$4,210.55000" />
              <CopyButton
                text="TR-4F3A"
                label="Copy Code"
                copiedLabel="Copied!"
                copiedDurationMs={2000}
                onCopy={async () => {}}
                onFailure={nothing}
                selectedLabel="Selected"
              />
            </FormActions>
          </Card>
        </Section>
        <Section
          title="Recent Activity"
          description="The last five of everything."
          actions={<ActivityIcon />}
        >
          <SimpleTable caption="Recent Activity" rows={ENTRIES} {...table} />
        </Section>
        <Section title="Loading">
          <SimpleTable caption="Loading" rows={undefined} expectedRows={2} {...table} />
        </Section>
        <Section title="Nothing">
          <SimpleTable caption="Nothing" rows={[]} {...table} />
        </Section>
        <Section title="States">
          <Card>
            <EmptyState message="Please send funds first.">
              <a className={buttonClass('secondary')} href="#transfer">
                Send Fund
              </a>
            </EmptyState>
          </Card>
          <Card>
            <ErrorState
              title="Your activity could not be loaded."
              detail="The provider did not answer."
              retryLabel="Retry"
              onRetry={nothing}
            />
          </Card>
        </Section>
        <Section title="Messages">
          <Notice tone="info">Deposits are usually credited within an hour.</Notice>
          <Notice tone="success">Your details were saved.</Notice>
          <Notice tone="warning">This address expires in 60 minutes.</Notice>
          <Notice tone="critical">The transfer was refused.</Notice>
        </Section>
        <Section title="Buttons">
          <FormActions>
            <Button>Submit</Button>
            <Button busy>Submit</Button>
            <Button variant="secondary" busy>
              Submit
            </Button>
            <Button variant="quiet">
              <CopyIcon />
              Update Details
            </Button>
            <IconButton label="Light">
              <SunIcon />
            </IconButton>
            <IconButton label="Dark">
              <MoonIcon />
            </IconButton>
            <IconButton label="System">
              <SystemIcon />
            </IconButton>
          </FormActions>
        </Section>
        <Section title="Profile">
          <Card>
            <DefinitionList
              items={[
                { term: 'Name', definition: 'Ada Lovelace' },
                { term: 'Private key', definition: '0x4f3a9c1be2d07785a6b44f3a9c1be2d07785a6b4' },
              ]}
            />
          </Card>
        </Section>
        <NotFoundIllustration />
      </Page>
    </ShellLayout>
  </>
);
