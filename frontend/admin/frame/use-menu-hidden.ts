import { useState } from 'react';
import { sharedStorage } from '#frontend/app/browser-storage.ts';

const KEY = 'desk-menu';

/** Whether the menu of the desk is hidden in this browser, and how to change that. */
export function useMenuHidden(): [isHidden: boolean, toggle: () => void] {
  const [isHidden, setHidden] = useState(() => sharedStorage.read(KEY) === 'hidden');
  const toggle = () => {
    sharedStorage.write(KEY, isHidden ? 'shown' : 'hidden');
    setHidden(!isHidden);
  };
  return [isHidden, toggle];
}
