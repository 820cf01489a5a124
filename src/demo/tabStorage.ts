/** Items of this tab that outlive its reload, where the browser stores any. */
export const tabStorage = {
  names(): readonly string[] {
    try {
      return Object.keys(sessionStorage);
    } catch {
      return [];
    }
  },
  get(name: string): string | null {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set(name: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, value);
    } catch (failure) {
      console.warn('This browser stores nothing for the demo.', failure);
    }
  },
} as const;
