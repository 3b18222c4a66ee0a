/** An account as the emulator exports and imports it; only what is read here is named. */
export type Account = { localId: string; validSince?: string; [field: string]: unknown };

export type MailedCode = { email: string; oobCode: string; requestType: string };
export type NewAccount = {
  localId: string;
  email: string;
  password: string;
  emailVerified: boolean;
  displayName: string;
};

/** The emulator's owner interface of one project. Throws with the emulator's answer when it refuses. */
export function ownerInterface(origin: string, projectId: string) {
  const toolkit = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;

  async function call(method: string, url: string, body?: unknown): Promise<unknown> {
    const response = await fetch(url, {
      method,
      headers: { authorization: 'Bearer owner', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`Identity emulator: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async function batchCreate(accounts: Account[]): Promise<void> {
    if (accounts.length === 0) return;
    const answer = await call('POST', `${toolkit}/accounts:batchCreate`, { users: accounts });
    const refused = (answer as { error?: unknown[] }).error ?? [];
    if (refused.length > 0)
      throw new Error(`Identity emulator refused saved accounts: ${JSON.stringify(refused)}`);
  }

  return {
    /** Off, so that each documented sign-in error keeps its own words. */
    turnEmailPrivacyOff: () =>
      call('PATCH', `${origin}/emulator/v1/projects/${projectId}/config`, {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
      }),
    /** The codes it would have mailed, oldest first; a used one is gone. */
    mailedCodes: async () => {
      const answer = await call('GET', `${origin}/emulator/v1/projects/${projectId}/oobCodes`);
      return (answer as { oobCodes: MailedCode[] }).oobCodes;
    },
    /** Makes an account with its own uid. Throws when the uid or the email has one. */
    createAccount: (account: NewAccount) => call('POST', `${toolkit}/accounts`, account),
    verifyEmail: (localId: string) =>
      call('POST', `${toolkit}/accounts:update`, { localId, emailVerified: true }),
    exportAccounts: async (): Promise<Account[]> => {
      const answer = (await call('GET', `${toolkit}/accounts:batchGet?maxResults=-1`)) as {
        users?: Account[];
      };
      return answer.users ?? [];
    },
    /** Adds accounts to which nobody has signed in, all at once. */
    addAccounts: batchCreate,
    /** The import marks every account as changed now, which would sign everyone out: put it back. */
    importAccounts: async (accounts: Account[]) => {
      await batchCreate(accounts);
      for (const { localId, validSince } of accounts) {
        await call('POST', `${toolkit}/accounts:update`, { localId, validSince: validSince ?? '0' });
      }
    },
  };
}
