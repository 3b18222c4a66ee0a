import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { MantineShell } from './MantineShell.tsx';

test('the variables of the theme are a style of the head, and the body has none', () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route element={<MantineShell />}>
          <Route path="/" element={<h1>Plans</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading')).toBeVisible();
  expect(document.body.querySelectorAll('style')).toHaveLength(0);
  const style = document.head.querySelector('style[data-href="mantine-variables"]');
  expect(style).toHaveTextContent(/--mantine-color-body:\s?var\(--page\)/);
  expect(style).toHaveTextContent(/--mantine-color-chalk-9:\s?#774800/);
});
