/** Properties of the browser that are replaced until `restore`. */
export function createOverrides() {
  const undo: (() => void)[] = [];
  /** An own property hides the one of the prototype until it is removed. */
  const override = (owner: object, name: string, property: PropertyDescriptor): void => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, ...property });
    undo.push(() => {
      if (before) Object.defineProperty(owner, name, before);
      else Reflect.deleteProperty(owner, name);
    });
  };
  return {
    override,
    replace: (owner: object, name: string, value: unknown): void =>
      override(owner, name, { writable: true, value }),
    restore: (): void => {
      for (const revert of undo.splice(0).toReversed()) revert();
    },
  };
}

export type Overrides = ReturnType<typeof createOverrides>;
