import { Box, Text } from '#frontend/admin/mantine.ts';
import { passkeyFailure, useShowPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';

/** In place of the dashboard until this session has shown a passkey. */
export function PasskeyGate() {
  const submission = useSubmission(useShowPasskey(), passkeyFailure);
  return (
    <Box component={Card} heading="Show your passkey" w="calc(100% - 32px)" maw={480} mx="auto" my={40}>
      <Text c="var(--ink-2)" mb={18}>
        The admin panel asks for it every twelve hours. If you have lost it, another owner or the operator of
        this installation can reset it.
      </Text>
      <FormProblem>{submission.problem}</FormProblem>
      <Button onClick={submission.run} busy={submission.busy && 'Waiting for your passkey...'} autoFocus>
        Show Passkey
      </Button>
    </Box>
  );
}
