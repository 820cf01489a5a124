import * as z from 'zod/mini';

/** Not known to every browser. */
const connection = z.catch(z.object({ saveData: z.catch(z.boolean(), false) }), { saveData: false });

/** Whether the member has asked for less use of data. */
export const isSavingData = (): boolean =>
  connection.parse('connection' in navigator ? navigator.connection : undefined).saveData;
