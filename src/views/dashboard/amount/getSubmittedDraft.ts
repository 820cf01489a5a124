const UNFINISHED = ['confirming', 'busy', 'warning'] as const;

interface MovementSnapshot<Draft> {
  readonly hasTag: (tag: (typeof UNFINISHED)[number]) => boolean;
  readonly context: { readonly intent: { readonly draft: Draft } | null };
}

/** What the form holds when the member comes back while what was submitted is not over: a refusal leaves it there. */
export const getSubmittedDraft = <Draft>(state: MovementSnapshot<Draft>): Draft | undefined =>
  UNFINISHED.some((tag) => state.hasTag(tag)) ? state.context.intent?.draft : undefined;
