import { branding } from '#src/branding.ts';
import { contract as messages } from '#src/messages/contract.ts';
import { demo } from '#src/messages/demo.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { DefinitionList } from '#src/ui/DefinitionList.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { Wordmark } from '#src/ui/Wordmark.tsx';
import { demoUrls } from '../demoUrls';
import { plainPage } from '../plainPage.css';
import { useLoaded } from '../testers/useLoaded';
import { Call } from './Call';
import * as styles from './ContractPage.css';
import { describeKind, isKind } from './listFields';
import { loadOpenApiDocument, type OpenApiDocument } from './openApiDocument';

const load = () => loadOpenApiDocument(demoUrls.openApiDocument);

function Calls({ tags, paths, components: { schemas } }: OpenApiDocument) {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  return tags.map((tag) => (
    <Section key={tag.name} title={messages.calls(tag.name)}>
      <div>
        {calls
          .filter(({ operation }) => operation.tags.includes(tag.name))
          .map((call) => (
            <Call key={call.name} {...call} components={schemas} />
          ))}
      </div>
    </Section>
  ));
}

const Kinds = ({ components: { schemas } }: OpenApiDocument) => (
  <Section title={messages.kindsTitle} description={messages.kindsHint}>
    <DefinitionList
      items={Object.entries(schemas)
        .filter(([, schema]) => isKind(schema))
        .map(([name, schema]) => ({
          term: name,
          definition: (
            <>
              <code className={styles.code}>{describeKind(schema)}</code>
              <br />
              <span className={styles.hint}>{schema.description}</span>
            </>
          ),
        }))}
    />
  </Section>
);

/** The contract with the provider, call by call, from the OpenAPI document of the build. */
export function ContractPage() {
  const { value: document, failed } = useLoaded(load);
  return (
    <>
      <title>{`${messages.title} – ${branding.name}`}</title>
      <DemoMarker label={demo.label} />
      <main className={plainPage}>
        <Wordmark name={branding.name} />
        <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
        <p className={styles.links}>
          <a href={demoUrls.openApiDocument} className={buttonClass('secondary')}>
            {messages.document}
          </a>
          <a href={demoUrls.paths} className={buttonClass('quiet')}>
            {messages.toTesters}
          </a>
        </p>
        {failed && <Notice tone="critical">{messages.loadFailed}</Notice>}
        {document === undefined && !failed && <p role="status">{messages.loading}</p>}
        {document && (
          <Page>
            <Calls {...document} />
            <Kinds {...document} />
          </Page>
        )}
      </main>
    </>
  );
}
