/** Storage of the browser. A page may be denied it, and it is missing where pages are prerendered: then it is empty. */
class BrowserStorage {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  read(key: string): string | null {
    return this.#attempt((storage) => storage.getItem(key));
  }

  /** Null also for text that is no JSON. */
  readJson<Value>(key: string): Value | null {
    return this.#attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Value | null);
  }

  /** Answers whether it was stored. */
  write(key: string, text: string): boolean {
    return (
      this.#attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }) ?? false
    );
  }

  writeJson(key: string, value: object): boolean {
    return this.write(key, JSON.stringify(value));
  }

  remove(key: string): void {
    this.#attempt((storage) => storage.removeItem(key));
  }

  removeAll(prefix: string): void {
    this.#attempt((storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    });
  }

  #attempt<Result>(act: (storage: Storage) => Result): Result | null {
    try {
      return act(this.#storage());
    } catch {
      return null;
    }
  }
}

/** Shared by all tabs, until it is deleted. */
export const sharedStorage = new BrowserStorage(() => localStorage);
/** Of this tab, through reloads. */
export const tabStorage = new BrowserStorage(() => sessionStorage);
