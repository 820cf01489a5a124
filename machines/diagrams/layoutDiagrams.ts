import { testModels } from '../models/testModels';
import { type Diagram, layoutDiagram } from './layoutDiagram';

/** The diagrams of all machines with path tests, by their ids. */
export const layoutDiagrams = async (): Promise<Readonly<Record<string, Diagram>>> =>
  Object.fromEntries(
    await Promise.all(
      Object.values(testModels).map(
        async ({ machine }) => [machine.id, await layoutDiagram(machine)] as const,
      ),
    ),
  );
