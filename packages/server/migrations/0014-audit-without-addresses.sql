-- Audit entries outlive accounts and messages, so they do not hold who wrote a message or about
-- what, nor whom a mail was sent to.
update audit_entries set before = before - 'email' - 'subject'
where subject_kind = 'message' and before ?| array['email', 'subject'];
update audit_entries set after = after - 'to' where subject_kind = 'mail' and after ? 'to';
