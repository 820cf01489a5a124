import { useState } from 'react';
import { notify } from '#src/actors/notify.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { light } from '#src/theme/palettes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Form, FormActions } from '#src/ui/Form.tsx';
import { ControlField } from '../controls/ControlField';
import { ControlSection } from '../controls/ControlSection';
import { usePanel } from '../controls/panelContext';
import * as styles from '../scenarios/scenarios.css';
import { applyBrand } from './applyBrand';
import { type Brand, formatBrand, parseBrand, readBrand, storeBrand } from './brand';

const { brand: messages } = demoWorld;

const findProblem = (name: string): string => {
  if (name.trim() === '') return messages.nameRequired;
  return name.includes('~') ? messages.reserved : messages.tooLong;
};

/** Shows the demo under a customer's name, initial and colour. */
export function BrandSection() {
  const { getKeepProblem } = usePanel().provider;
  const [brand] = useState(readBrand);
  const [name, setName] = useState(brand?.name ?? '');
  const [initial, setInitial] = useState(brand?.initial ?? '');
  const [accent, setAccent] = useState(brand?.accent ?? light.accent);
  const [problem, setProblem] = useState<{ readonly name?: string; readonly initial?: string }>({});

  const show = (chosen: Brand | null) => {
    storeBrand(chosen);
    applyBrand(chosen);
    setProblem({});
    // The screens show the name once they are rendered anew. A reload would empty a world in the memory of this page.
    if (getKeepProblem() === undefined) location.reload();
    else notify.success(messages.shownNext);
  };
  const apply = () => {
    const usesUsualColours = accent === light.accent;
    const given = { name, initial: initial.trim() || null, accent: usesUsualColours ? null : accent };
    if (name.includes('~') || !parseBrand(formatBrand({ ...given, initial: null }))) {
      return setProblem({ name: findProblem(name) });
    }
    const chosen = parseBrand(formatBrand(given));
    if (!chosen) return setProblem({ initial: messages.initialTooLong });
    show(chosen);
  };
  return (
    <ControlSection title={messages.title} keywords={messages.keywords}>
      <div className={styles.whole}>
        <Form onSubmit={apply}>
          <ControlField
            label={messages.name}
            name="brand-name"
            hint={messages.nameHint}
            autoComplete="off"
            value={name}
            error={problem.name}
            onChange={(event) => setName(event.target.value)}
          />
          <ControlField
            label={messages.initial}
            name="brand-initial"
            hint={messages.initialHint}
            error={problem.initial}
            autoComplete="off"
            value={initial}
            onChange={(event) => setInitial(event.target.value)}
          />
          <ControlField
            label={messages.accent}
            name="brand-accent"
            type="color"
            hint={messages.accentHint}
            value={accent}
            onChange={(event) => setAccent(event.target.value)}
          />
          <FormActions>
            <Button variant="secondary" type="submit">
              {messages.apply}
            </Button>
            {brand && (
              <Button variant="quiet" onClick={() => show(null)}>
                {messages.remove}
              </Button>
            )}
          </FormActions>
        </Form>
      </div>
    </ControlSection>
  );
}
