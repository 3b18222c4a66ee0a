import '@mantine/core/styles/Avatar.layer.css';
import { Avatar } from '@mantine/core';
import { SettingsIcon } from '#frontend/ui/icons.ts';

const PRODUCT_ITSELF: Record<string, string> = { system: 'The product', rule: 'A rule of the product' };

/** Who did it as a person is named. */
export function actorText(actor: string): string {
  return PRODUCT_ITSELF[actor] ?? actor;
}

/** Whether it was the product, of which there is nothing more to list. */
export function isProduct(actor: string): boolean {
  return actor in PRODUCT_ITSELF;
}

/** Who did it in two letters; the whole address is under the pointer, and read aloud. */
export function Actor({ actor }: { actor: string }) {
  return (
    <span title={actorText(actor)}>
      <Avatar
        size={24}
        radius={12}
        variant="transparent"
        bg="var(--sunken)"
        color="var(--ink-2)"
        fz={11}
        fw={640}
        aria-hidden="true"
      >
        {isProduct(actor) ? <SettingsIcon size={14} /> : initials(actor)}
      </Avatar>
      <span className="visually-hidden">{actorText(actor)}</span>
    </span>
  );
}

/** 'ann.bee@example.com' is 'AB', 'ann@example.com' is 'AN'. */
function initials(address: string): string {
  const [first = '', second] = (address.split('@')[0] ?? '').split(/[._+-]+/);
  return (second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)).toUpperCase();
}
