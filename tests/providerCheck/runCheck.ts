import * as z from 'zod/mini';
import { readOptions } from './checkOptions';
import { checkProvider } from './checkProvider';
import { isBreach } from './finding';
import { formatReport } from './reportFormats';

z.config(z.locales.en());
const { options, format } = readOptions(process.argv.slice(2));
const report = await checkProvider(options);
console.log(formatReport(report, format));
process.exitCode = report.findings.some(isBreach) ? 1 : 0;
