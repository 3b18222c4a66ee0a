import { Group, Note, Quiet, SimpleGrid, Text } from '#frontend/admin/mantine.ts';
import { GradingAdvice } from '#frontend/admin/picks/GradingAdvice.tsx';
import { pickTerms } from '#frontend/admin/picks/pick-text.ts';
import { ScoreFields } from '#frontend/admin/picks/ScoreFields.tsx';
import { useDisplay } from '#frontend/app/display.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './GradingQueue.module.css';
import { ResultButtons } from './ResultButtons.tsx';
import { type QueueCardProps, useQueueCard } from './use-queue-card.ts';

/** One pick with its score, result and closing odds. Letters give the result wherever no words are typed. */
export function QueueCard(props: QueueCardProps) {
  const { pick, now, onMove } = props;
  const card = useQueueCard(props);
  const { form, problems, field } = card;
  return (
    <form className={styles.card} ref={card.element} onSubmit={card.submit} onKeyDown={card.press} noValidate>
      <Head pick={pick} now={now} />
      <ScoreFields
        game={pick}
        value={form.score}
        error={problems.score}
        onChange={(score) => card.type('score', score)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
        <TextInput label="Closing odds" placeholder="-112" autoComplete="off" {...field('close')} />
        <TextInput label="Source of the score" autoComplete="off" {...field('source')} />
        {(problems.reason || form.reason) && (
          <TextInput ref={card.reason} label="Why the score does not decide it" {...field('reason')} />
        )}
      </SimpleGrid>
      <GradingAdvice
        pick={pick}
        score={form.score}
        chosen={card.proposed}
        onUse={(result) => card.choose({ result })}
      />
      <ResultButtons
        proposed={card.proposed}
        asksWhyVoid={card.asksWhyVoid}
        onChoose={card.choose}
        onVoid={card.askWhyVoid}
      />
      <Group gap={8}>
        <Button type="submit" size="small" aria-keyshortcuts="Enter">
          Save what the score says
        </Button>
        <Button variant="ghost" size="small" aria-keyshortcuts="ArrowUp" onClick={() => onMove(-1)}>
          Back
        </Button>
        <Button variant="ghost" size="small" aria-keyshortcuts="ArrowDown" onClick={() => onMove(1)}>
          Skip
        </Button>
        <Note span className={styles.hint}>
          W, L, P or V for the result; Enter for what the score says; arrows up and down to move.
        </Note>
      </Group>
    </form>
  );
}

/** The game is over by then. */
const GAME_TAKES = 6 * HOUR;

function Head({ pick, now }: { pick: AdminPickFragment; now: Date }) {
  const display = useDisplay();
  const start = new Date(pick.startsAt);
  const isOverdue = now.getTime() - start.getTime() > GAME_TAKES;
  return (
    <div>
      <Quiet component="div" className={styles.about}>
        <LeagueMark league={pick.sport} /> Started {shownPlainMoment(start)}
        {isOverdue && (
          <Text span fw={640} c="var(--loss)">
            Overdue
          </Text>
        )}
      </Quiet>
      <h3>{gameText(pick)}</h3>
      <p>
        <strong>{withMinus(pick.pick ?? '')}</strong> {pickTerms(pick, display.odds)}
      </p>
    </div>
  );
}
