import '#src/theme/reset.css.ts';
import { createRoot } from 'react-dom/client';
import * as button from '#src/ui/Button.css.ts';
import * as field from '#src/ui/Field.css.ts';
import { form } from '#src/ui/Form.css.ts';
import * as layout from '#src/ui/PublicLayout.css.ts';
import * as table from '#src/ui/SimpleTable.css.ts';

const COLUMNS = ['Type', 'Date', 'Status', 'Amount'] as const;
const ROWS = ['Deposit', 'Donation', 'Earning', 'Transfer', 'Withdrawal'];

const TextField = ({ name, type }: { readonly name: string; readonly type: string }) => (
  <div className={field.field}>
    <label className={field.label} htmlFor={name}>
      {name}
    </label>
    <div className={field.control}>
      <input id={name} name={name} type={type} className={field.input} />
    </div>
    <div className={field.messages} />
  </div>
);

/** The least that a page of this look can be: React, one form and one table, without any other package. */
function Floor() {
  return (
    <div className={layout.frame}>
      <main className={layout.main}>
        <h1>Access Your Account</h1>
        <form className={form} method="post" onSubmit={(event) => event.preventDefault()}>
          <TextField name="identifier" type="text" />
          <TextField name="password" type="password" />
          <button type="submit" className={button.variant.primary}>
            Access Dashboard
          </button>
        </form>
        <div className={table.frame}>
          <table className={table.table}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className={table.header}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map((row) => (
                <tr key={row}>
                  {COLUMNS.map((column) => (
                    <td key={column} data-label={column} className={table.cells.start}>
                      {row}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </main>
    </div>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(<Floor />);
