type SessionCalls = typeof import('./sessionCalls')['sessionCalls'];

let loaded: SessionCalls | undefined;

/** The code of the session's calls. Rejects where it cannot be fetched. */
export async function loadSessionCalls(): Promise<SessionCalls> {
  loaded ??= (await import('./sessionCalls')).sessionCalls;
  return loaded;
}
