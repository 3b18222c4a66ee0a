import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';

/**
 * The form fields. Import them from here, so that their styles come along. Each has a visible label; give it
 * `autoComplete` so that password managers and browsers can fill it in, and its problem as `error`.
 */
export { NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
