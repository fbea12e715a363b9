import { formatDate } from '@mathappu/contract/shop-time';
import { fill, plural } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButton } from '#web/account/dialog-button.tsx';
import { loadUser } from '#web/session/load-user.ts';
import type { StoredUser } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/account/second-step';
import { SetUp } from './set-up.tsx';

type Staff = NonNullable<StoredUser['staff']>;
type SecondStepProps = { email: string; staff: Staff };

const loadForms = () => import('./second-step-forms.tsx');

/** The second step of who works in the shop: to be set up, or what can be done with it. */
export function SecondStep({ email, staff }: SecondStepProps) {
  const queries = useQueryClient();
  const [isSettingUp, setSettingUp] = useState(false);
  const isOn = Boolean(staff.secondStep);
  const end = () => setSettingUp(false);

  if (isSettingUp) {
    const read = async () => {
      await loadUser(queries);
      end();
    };
    return <SetUp email={email} onDone={read} onCancel={end} />;
  }
  return (
    <>
      {isOn ? <Standing staff={staff} /> : <p className="text-ink-soft">{words.lead}</p>}
      {!isOn && staff.asksSecondStep && <p className="mt-2 font-semibold">{words.roleAsks}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant={isOn ? 'secondary' : 'primary'} onClick={() => setSettingUp(true)}>
          {isOn ? words.newPhone : words.setUp}
        </Button>
        {isOn && <Acts email={email} />}
      </div>
    </>
  );
}

const fewCodes = 3;

function Standing({ staff: { secondStep, recoveryCodes } }: { staff: Staff }) {
  const left = fill(plural(words.codesLeft, recoveryCodes), { count: recoveryCodes });
  return (
    <>
      <p>{fill(words.on, { date: secondStep ? formatDate(secondStep) : '' })}</p>
      <p className={recoveryCodes <= fewCodes ? 'font-semibold' : 'text-ink-soft'}>
        {left} {recoveryCodes <= fewCodes && words.fewCodes}
      </p>
    </>
  );
}

function Acts({ email }: { email: string }) {
  return (
    <>
      <DialogButton
        label={words.newCodes}
        title={words.newCodes}
        description={words.newCodesLead}
        isShownOnce
        load={loadForms}
      >
        {({ NewCodesForm }, close) => <NewCodesForm email={email} onDone={close} />}
      </DialogButton>
      <DialogButton
        label={words.forgetDevices}
        title={words.forgetDevices}
        description={words.forgetLead}
        load={loadForms}
      >
        {({ ForgetForm }, close) => <ForgetForm email={email} onDone={close} />}
      </DialogButton>
      <DialogButton
        label={words.switchOff}
        title={words.switchOff}
        description={words.switchOffLead}
        load={loadForms}
      >
        {({ SwitchOffForm }, close) => <SwitchOffForm email={email} onDone={close} />}
      </DialogButton>
    </>
  );
}
