import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  signInWithCredential,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';

/** Signs in with Google. Throws with the code `auth/popup-closed-by-user` when the window is closed. */
export async function googleIdentity(auth: Auth): Promise<{ user: User; isNew: boolean }> {
  const credential = await (__LOCAL__ ? fromLocalWindow(auth) : fromGoogle(auth));
  return { user: credential.user, isNew: getAdditionalUserInfo(credential)?.isNewUser === true };
}

function fromGoogle(auth: Auth): Promise<UserCredential> {
  return signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Google's own window needs Google's hosts; the local world answers with a small page in its place. */
async function fromLocalWindow(auth: Auth): Promise<UserCredential> {
  const identity = await new Promise<string>((resolve, reject) => {
    const opened = window.open('/local/google', 'google', 'popup,width=480,height=640');
    if (!opened) return reject(closed());
    const receive = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== opened) return;
      finish(() => resolve(String(event.data)));
    };
    // The window closes right after it answers: the answer may still be on its way at the first look.
    let closedLooks = 0;
    const watch = setInterval(() => {
      if (opened.closed) closedLooks += 1;
      if (closedLooks > 1) finish(() => reject(closed()));
    }, 300);
    const finish = (settle: () => void) => {
      clearInterval(watch);
      window.removeEventListener('message', receive);
      settle();
    };
    window.addEventListener('message', receive);
  });
  return signInWithCredential(auth, GoogleAuthProvider.credential(identity));
}

function closed(): Error {
  return Object.assign(new Error('The window was closed'), { code: 'auth/popup-closed-by-user' });
}
