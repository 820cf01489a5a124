import { contract as messages } from '#src/messages/contract.ts';
import { SimpleTable, type TableColumn } from '#src/ui/SimpleTable.tsx';
import * as styles from './ContractPage.css';
import { listFields, type SchemaField } from './listFields';
import type { Components, Operation, SchemaNode } from './openApiDocument';

const COLUMNS: readonly TableColumn<SchemaField>[] = [
  { header: messages.columns.field, cell: ({ path }) => <code className={styles.code}>{path || '–'}</code> },
  { header: messages.columns.value, cell: ({ value }) => value },
  {
    header: messages.columns.required,
    align: 'nowrap',
    cell: ({ required }) => (required ? messages.required : messages.optional),
  },
];

interface PartProps {
  readonly title: string;
  readonly caption: string;
  readonly fields: readonly SchemaField[];
  readonly example?: unknown;
}

/** The parameters, the request or the reply of a call. */
const Part = ({ title, caption, fields, example }: PartProps) => (
  <>
    <h3 className={styles.partTitle}>{title}</h3>
    <SimpleTable
      caption={caption}
      columns={COLUMNS}
      rows={fields}
      rowKey={({ path, value }) => `${path} ${value}`}
      empty={messages.noFields}
    />
    {example !== undefined && (
      <details>
        <summary className={styles.summary}>{messages.example}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <pre className={styles.example} tabIndex={0}>
          {JSON.stringify(example, null, 2)}
        </pre>
      </details>
    )}
  </>
);

/** A paragraph whose parts between backticks are code. */
const Paragraph = ({ text }: { readonly text: string }) => (
  <p>
    {text.split(/(`[^`]+`)/).map((part) =>
      part.startsWith('`') ? (
        <code key={part} className={styles.code}>
          {part.slice(1, -1)}
        </code>
      ) : (
        part
      ),
    )}
  </p>
);

interface CallProps {
  /** `GET /users/profile` */
  readonly name: string;
  readonly operation: Operation;
  readonly components: Components;
}

const describeAccess = ({ security }: Operation): string => {
  if (security.some((scheme) => 'bearer' in scheme)) return messages.security.bearer;
  return security.length > 0 ? messages.security.refreshCookie : messages.security.none;
};

/** One call: who may send it, its fields and examples. */
export function Call({ name, operation, components }: CallProps) {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const request = requestBody?.content['application/json'];
  const reply = responses[200].content['application/json'];
  const toFields = (schema: SchemaNode) => listFields(schema, components);
  return (
    <details className={styles.call}>
      <summary className={styles.summary}>
        <code className={styles.code}>{name}</code> <span className={styles.hint}>{summary}</span>
      </summary>
      <div className={styles.parts}>
        <p className={styles.hint}>
          {describeAccess(operation)}
          {parameters.some((one) => one.name === 'Idempotency-Key') && ` · ${messages.idempotencyKey}`}
        </p>
        {description.split('\n\n').map((text) => text && <Paragraph key={text} text={text} />)}
        {parameters.length > 0 && (
          <Part
            title={messages.parametersTitle}
            caption={messages.parameters(name)}
            fields={parameters.flatMap(({ name: field, required = false, schema }) =>
              listFields(schema, components, field, required),
            )}
          />
        )}
        {request && (
          <Part
            title={messages.requestTitle}
            caption={messages.request(name)}
            fields={toFields(request.schema)}
            example={request.example}
          />
        )}
        <Part
          title={messages.replyTitle}
          caption={messages.reply(name)}
          fields={toFields(reply.schema)}
          example={reply.example}
        />
      </div>
    </details>
  );
}
